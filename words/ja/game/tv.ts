import type { tvWords as english } from "../../en/game/tv.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, listed, many, san } from "../grammar.ts";
import { inQuotes } from "../quote.ts";
import { tableWords } from "./table.ts";

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = isolating<Words<typeof english>>({
	heading: "大画面",
	text: "席は取りません。部屋の様子を、茶の間に映すだけのページです。",
	code: "ルームコード",
	show: "開幕",
	failed: "うまくいきませんでした。コードは合っていますか。",
	elsewhere: "この画面は、いま別のウィンドウに出ています。",
	opening: "場内、暗くなります…",
	offline: "部屋を探しています…",
	foyer: "カメラを向けるか、こちらを開いてください",
	qr: (code) => `部屋${code}に入るQRコード`,
	seated: (count, free, { locked, audiences }) => {
		const room = locked ? "扉に鍵" : free > 0 ? `空きは${grouped(free)}席` : "満席";
		const watch = !locked && free <= 0 && audiences ? "、観戦できます" : "";
		return `${grouped(count)}人着席、${room}${watch}`;
	},
	watch: "観戦：",
	along: "一緒に観る：",
	story: (n, of) => `お話 ${n}／${of}`,
	with: (names) => (names.length > 0 ? `出演：${listed(names)}` : ""),
	next: "幕を開ける",
	part: (n, of) => `パート${n}／${of}`,
	page: (n, of) => `ページ ${n}／${of}`,
	wrote: (name) => `作：${name ?? "だれか"}`,
	marked: (readers) => `${many(readers, "人")}が印をつけました`,
	of: (name, part, title) => `${name ?? "だれか"}、${inQuotes(title)}のパート${part}`,
	writtenBy: (names) => `作：${listed(names)}`,
	gallery: "客席",
	menu: "音、声、動き",
	voice: "読み上げる",
	voiceNote: "書き手ごとに、この端末の声をひとつずつ割り当てます。",
	overlay: "配信オーバーレイ",
	winner: "今夜の一作",
	won: (titles) =>
		titles.length > 0
			? listed(titles.map((title) => inQuotes(title)))
			: "だれも決められませんでした",
	library: "りっぱな本棚です",
	stories: (count) => `お話${many(count, "本")}`,
	longest: (name) => `${san(name)}が最長`,
	paused: "幹事が止めています",
	poking: (state, name) => `${state}、${san(name)}をつつき中`,
	earlier: (title) => `前回のゲーム、${inQuotes(title)}より`,
	hush: (pencils) => {
		const said = tableWords.waiting.pencils(pencils).join("");
		return pencils === 0 ? said : `${said}。お静かに。`;
	},
	still: (people) => (people === 0 ? "全員完了。始まります。" : `あと${people}人が作業中`),
	votes: (people) => (people === 0 ? "票が出そろいました。" : `あと${people}票`),
	reading: {
		story: "読書の時間",
		vote: "投票の時間",
		both: "まず読書、それから投票",
	},
	meanwhile: {
		lobby: "",
		"quick-start": "説明書を読んでいます",
		minors: "少々お待ちください",
		characters: "キャラを集めています",
		"story-create": "キャストを選んでいます",
		write: "しーっ。書いています。",
		title: "題名はどうしましょう",
		censor: "幹事がお毒見中",
		"read-vote": "",
		results: "場内、暗くなります…",
	},
});
