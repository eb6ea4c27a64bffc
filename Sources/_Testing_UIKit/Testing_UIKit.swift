// The compiler looks for a module of this name in a file that imports both `Testing` and `UIKit` (cross-import overlay).
@_exported import UIKit
