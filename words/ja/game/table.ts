import type { tableWords as english } from "../../en/game/table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listedPeople, san } from "../grammar.ts";

/** The texts of the table: its seats, the players' sparks there, and the waiting. */
export const tableWords = isolating<Words<typeof english>>({
	seats: "卓を囲む人",
	host: "幹事",
	you: (name) => `${name}（自分）`,
	/** Under the own face where names are short. */
	me: "自分",
	hop: "跳ねる",
	throwSomething: "やわらかい物を投げる",
	pokeSomebody: "つつく",
	justIn: (name) => `${san(name)}、いま到着`,

	tray: {
		label: "投げる物",
		at: (name) => `${san(name)}に投げる：`,
		hint: (open) =>
			open
				? "自分の顔をタップすると跳ねます。友だちの顔なら、やわらかい物を投げられます。"
				: "自分をタップすると跳ねます。",
		watching: "だれかをタップすると、やわらかい物を投げられます。",
		off: "やわらかい物は、幹事がしまいました。",
		throw: (thing) => `${thing}を投げる`,
		things: { heart: "ハート", laugh: "笑い", fire: "炎", poop: "うんち", wave: "あいさつ" },
	},

	sparks: {
		somebody: "だれか",
		reactions: ["合掌", "うんち", "変顔", "ハート", "炎", "笑い", "星"],
		reacted: [
			"手を合わせました",
			"うんちを進呈しました",
			"変顔をしました",
			"ときめきました",
			"燃えました",
			"笑いました",
			"星を進呈しました",
		],
		hopped: "跳ねました",
		bowed: "おじぎしました",
		waved: (atYou) => (atYou ? "こちらに手を振りました" : "手を振りました"),
		threw: (thing, atYou) => `${atYou ? "こちらに" : ""}${thing}を投げました`,
		did: (name, others, deed) => `${san(name)}${others === 0 ? "" : `ほか${others}人`}が${deed}。`,
	},

	poke: {
		peeking: (name) => `${san(name)}がのぞいています`,
		hint: "だれかをタップすると、つつけます。",
		again: (time) => `次につつけるまで${time}。`,
		felt: (name) => `${san(name)}に届きました。`,
		off: "つつくのは、幹事に止められています。",
		wanted: "つつかれてもいい",
	},

	state: {
		done: "完了",
		titled: "題名決定",
		asleep: "完了、就寝中",
		writing: "執筆中",
		busy: "作業中",
		away: "離席",
		awayFor: (time) => `離席、${time}`,
	},

	waiting: {
		pencils: (count) =>
			count === 0
				? ["全員完了。", "お待ちどおさま"]
				: [`鉛筆${counted(count)}本が`, "まだ動いています"],
		still: (names, deed) => `${listedPeople(names)}が${deed}です。`,
		manyStill: (count, deed) => `${count}人が${deed}です。`,
		writing: "執筆中",
		busy: "作業中",
		manyOut: (count) => `${count}人が席を外していますが、じきに戻るはずです。`,
		out: (names) => `${listedPeople(names)}が席を外していますが、じきに戻るはずです。`,
		for: (names) => `${listedPeople(names)}待ち`,
		forMany: (count) => `あと${count}人待ち`,
		nobody: "全員完了。始まります。",
		part: (n, of) => `パート${n}／${of}`,
		leftThem: "こう書いて渡しました",
		clock: (name) => `${san(name)}の時計がいちばん長い`,
		yourClock: "自分の時計がいちばん長い",
		writeOn: "続きを書く",
		minute: "1分あげる",
		pause: "停止",
		stories: "ただいま調理中",
		untitled: "題名はまだない",
	},

	lobby: {
		atTable: (count) => `${count}人着席`,
		room: (free, watching) =>
			[
				free > 0 ? `空きは${free}席` : "満席、観戦はできます",
				...(watching > 0 ? [`観戦${watching}人`] : []),
			].join("、"),
		free: ["来る？", "きみも？"],
		type: "カメラを向けるか、このアドレスを入力",
		share: "リンク共有",
		hideCode: "コードを隠す",
		showCode: "コードを表示",
		tv: "テレビに映す",
		start: (count) => `${count}人で始める`,
		startAlone: "始める",
		oneMore: "あとひとりで始められます",
		rules: "ローカルルール",
		changed: (chips) => `ルールが変わりました：${chips.join("、")}。`,
		otherRules: "その他のルール",
		chips: {
			own: "自己流レシピ",
			preset: (name, minutes) =>
				minutes === null ? `${name}、時間制限なし` : `${name}、約${minutes}分`,
			partEach: "全員が1パートずつ",
			/** With the name of the speed. */
			each: (speed, seconds) =>
				`${speed}、各${seconds % 60 === 0 ? `${seconds / 60}分` : `${seconds}秒`}`,
			together: "一緒に読む",
			guide: (on) => (on ? "説明あり" : "説明なし"),
			moderated: "事前チェック",
			secret: "作者は秘密",
			guess: "作者当て",
			alone: "観戦なし",
		},
	},
});
