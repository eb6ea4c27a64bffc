/// Where the first and the last line of a view's text stand. Points from the view's top.
struct Baselines {
    var first: CGFloat
    var last: CGFloat
}
