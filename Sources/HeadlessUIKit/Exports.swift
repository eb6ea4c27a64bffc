// Client sources say `import UIKit` alone, as on a device, and then use Foundation's types.
@_exported import Foundation
