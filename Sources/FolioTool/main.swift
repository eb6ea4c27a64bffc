import FolioCLI
import Foundation

exit(FolioCommand().run(Array(CommandLine.arguments.dropFirst())).rawValue)
