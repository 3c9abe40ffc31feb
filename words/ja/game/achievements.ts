import type { achievementWords as english } from "../../en/game/achievements.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, many, prose, san } from "../grammar.ts";

/** What each person did best, and the statistics of a game. */
export const achievementWords = isolating<Words<typeof english>>({
	of: (name, fact) => `${san(name)}、${fact}`,
	titles: {
		alibi: "みんなのアリバイ",
		detective: "筆跡鑑定人",
		awards: "勲章コレクター",
		laughs: "腹筋崩壊の主犯",
		hearts: "ハート泥棒",
		fires: "火の消し忘れ",
		zany: "急展開の仕掛け人",
		stars: "特別出演",
		closer: "シメの担当",
		cast: "芸能事務所",
		audience: "客席の鑑",
		words: "執筆マシン",
		pot: "鍋の火の番",
	},
	facts: {
		alibi: (count) => `予想${many(count, "件")}、的中なし`,
		detective: (count) => `${many(count, "パート")}の作者を的中`,
		awards: (count) => `勲章${many(count, "個")}お持ち帰り`,
		laughs: (count) => `笑い${many(count, "個")}回収`,
		hearts: (count) => `ハート${many(count, "個")}、返却なし`,
		fires: (count) => `炎${many(count, "個")}`,
		zany: (count) => `変顔を${many(count, "回")}誘発`,
		stars: (count) => `星${many(count, "個")}`,
		closer: (count) => (count === 1 ? "最後の一言を担当" : `最後の一言を${counted(count)}回担当`),
		cast: (count) => `紹介した仕事${many(count, "件")}`,
		audience: (count) => `シール${many(count, "枚")}を進呈`,
		words: (count) => prose(count),
		pot: () => "焦げつきなし",
	},

	stats: {
		names: {
			total_words: "書かれた文字数",
			average_part_length: "1パートの平均文字数",
			top_character_writer: "スターの生みの親",
			bottom_character_writer: "エキストラの生みの親",
			most_reacted: "もらったシール最多",
			most_reactor: "貼ったシール最多",
			least_reactor: "シールの目利き",
			most_loved: "ハート最多",
			most_words: "文字数最多",
			least_words: "文字数最少",
		},
		audience_count: "客席の人数",
		audience_reacts: "客席からのシール",
		withCount: (name, count) => `${name}（${count}）`,
	},
});
