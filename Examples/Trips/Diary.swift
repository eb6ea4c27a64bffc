/// What the example shows: a diary kept in the languages of the places visited.
enum Diary {
    static let months = [
        Month(
            name: "April",
            trips: [
                Trip(
                    id: "porto", destination: "Porto",
                    note: "Subimos da Ribeira até à Sé com o sol nas costas, e o eléctrico passou cheio duas vezes.",
                    duration: "3 days", language: "pt"),
                Trip(
                    id: "kyoto", destination: "京都",
                    note: "桜はもう散り始めていたけれど、川沿いの道は朝七時なら誰もいなかった。豆腐の朝ごはんがおいしい。",
                    duration: "5 days", language: "ja"),
            ]),
        Month(
            name: "May",
            trips: [
                Trip(
                    id: "haifa", destination: "חיפה",
                    note: "ירדנו ברגל מהגנים עד לנמל, 1700 מדרגות, והגענו בדיוק לרכבת של 18:40.",
                    duration: "1 day", language: "he"),
                Trip(
                    id: "jaipur", destination: "जयपुर",
                    note: "दोपहर की गर्मी से बचने के लिए हम बावड़ी की सीढ़ियों पर बैठे रहे और लस्सी पीते रहे।",
                    duration: "4 days", language: "hi"),
                Trip(
                    id: "garden", destination: "The garden 🌱", note: "Stayed home. Planted beans.", duration: "½ day",
                    language: "en"),
            ]),
    ]
}
