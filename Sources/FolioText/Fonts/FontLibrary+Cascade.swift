extension FontLibrary {
    /// The families that the descriptor names, then chains for the script and language, then the library's own order.
    func makeCascade(_ matcher: FontMatcher, language: String?) -> FontCascade {
        let language = language.map { LanguageTag($0, likely: true) }
        let standard = libraryOrder(for: language)
        var named = matcher.descriptor.families.compactMap { self.faces(named: $0) }
        // A chain does not displace the face that stands in for an unknown family.
        if named.isEmpty { named = [standard[0]] }
        let chains = fallbacks.filter { fallback in
            guard let range = fallback.language else { return true }
            return language.map { LanguageTag(range, likely: false).covers($0) } ?? false
        }

        var tried: [FontFace] = []
        var primaryMatcher = matcher
        primaryMatcher.opticalSize = matcher.opticalSize.map {
            $0 * (matcher.descriptor.metricOverrides?.sizeAdjust ?? 1)
        }
        func indices(of groups: [[FontFace]]) -> [Int] {
            var order: [Int] = []
            for group in groups {
                let face = (tried.isEmpty ? primaryMatcher : matcher).face(among: group)
                let index = tried.firstIndex(of: face) ?? tried.count
                if index == tried.count { tried.append(face) }
                if !order.contains(index) { order.append(index) }
            }
            return order
        }
        func order(script: ScriptTag?) -> [Int] {
            let chain = chains.filter { $0.scriptTag == nil || $0.scriptTag == script }.flatMap(\.families)
            return indices(of: named + chain.compactMap { self.faces(named: $0) } + standard)
        }
        let standardOrder = order(script: nil)
        var orders: [ScriptTag: [Int]] = [:]
        for script in Set(chains.compactMap(\.scriptTag)) { orders[script] = order(script: script) }
        return FontCascade(faces: tried, orders: orders, standardOrder: standardOrder)
    }

    /// The library's families; those for Han characters change places so that the language's own comes first among them.
    ///
    /// One code point of Han looks different in Chinese (simplified, traditional), Japanese and Korean.
    private func libraryOrder(for language: LanguageTag?) -> [[FontFace]] {
        guard !hanLanguages.isEmpty, let language else { return families }
        let places = families.indices.filter { !hanLanguages[$0].isEmpty }
        func rank(_ family: Int) -> Int {
            let distances = hanLanguages[family].map { own in
                own.language != language.language
                    ? 3 : own.script != language.script ? 2 : own.region != language.region ? 1 : 0
            }
            return distances.min() ?? 3
        }
        let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }
        var order = families
        for (place, family) in zip(places, sorted) { order[place] = families[family] }
        return order
    }

    /// What languages each family's Han characters are drawn for; empty where no two families differ.
    static func hanLanguages(of families: [[FontFace]]) -> [[LanguageTag]] {
        let languages = families.map { HanDesign.languages(of: $0[0]) }
        return Set(languages.filter { !$0.isEmpty }).count > 1 ? languages : []
    }
}
