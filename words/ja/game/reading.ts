import type { readingWords as english } from "../../en/game/reading.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, listedPeople, many, prose, san } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the screens after the writing: reading, voting, results. */
export const readingWords = isolating<Words<typeof english>>({
	read: {
		heading: "読書の時間",
		text: "全部読んで、それぞれに何か貼ってください。そのあとは賞の時間です。",
		textWithoutAwards: "全部読んで、それぞれに何か貼ってください。",
		bagged: "紙袋を取るのは結果発表で。",
		states: { own: "自作", done: "読了", next: "次", open: "未読" },
		by: (name) => `言い出しっぺ：${name}`,
		with: (names) => `出演：${listed(names)}`,
		progress: (done, of, voting) => `${of}人中${done}人が${voting ? "提出" : "読了"}`,
		left: (count) => `シール待ちがあと${many(count, "本")}`,
		proceed: "賞の時間へ",
		toWait: "待合室へ戻る",
		back: "お話一覧へ戻る",
		saveBack: "シールを保存",
		needOne: "シールを一枚、どれでもどうぞ。",
		ownPart: "自分のパートです。赤面はお静かに。",
		ownStory: "自分が言い出したお話です。よければ、ほかの人のパートに何か貼ってください。",
		hurry: (minutes) => `半分の人が読み終えました。残りの人は、あと${minutes}分です。`,
		/** In a game over days, with a time such as "1 d 4 h". */
		hurryDays: (time) => `半分の人が読み終えました。残りの人は、あと${time}です。`,
		hurried: "半分の人が読み終えました。残り時間はもうわずかです。",
		stickers: (part) => `${part}へのシール`,
	},

	together: {
		on: (writer) => `${san(writer)}のパートです`,
		onUnknown: "だれかのパートです",
		tap: "やられた、と思った行をタップ。",
		marked: (readers) => (readers > 0 ? `${readers}人が印をつけました` : ""),
		markedToo: (others) =>
			others > 0 ? `自分とほか${others}人が印をつけました。` : "印をつけました。",
		reactions: (part) => `${part}へのシール`,
		give: (emoji, count) => (count > 0 ? `${emoji}、いま${count}個` : emoji),
		hop: "跳ねる",
		often: "笑った数だけタップを。大画面に届きます。",
		takeBack: ["シールは長押しではがせます", "（キーボードならDeleteキー）"],
		earlier: (count) => `読み返す（${many(count, "パート")}）`,
		beingRead: ["読まれているのは", "自分です"],
		received: "自分のパートに届いたもの",
		markedBy: (readers) => `${readers}人が印をつけた行`,
		advice: "顔を上げて、初めて聞くふりを。",
		showText: "本文を表示",
		hideText: "本文を隠す",
		bow: "おじぎ",
		bowed: "おみごと。",
		bowNote: "大画面で、自分の顔がおじぎします。1パートにつき一度だけ。",
	},

	vote: {
		name: "投票",
		heading: ["この勲章、", "どのお話に？"],
		hint: "勲章を選んでから、お話を選びます。ドラッグでも付けられます。",
		awards: "勲章",
		worth: (subtitle, points) => `${subtitle}。${grouped(points)}点。`,
		given: (award, story) => `${award}（${inQuotes(story)}に授与）`,
		stuck: (award, story) => `${award}は${inQuotes(story)}へ。`,
		own: "自作につき不可",
		submit: (given, of) => `提出（${given}／${of}）`,
		missing: (awards) => `まだ手元に残っています：${listed(awards)}。`,
		list: "お話一覧へ戻る",
		alert: "どれかに投票してください！",
		alertText: "ひどい作品でも構いません。どれも、だれかのお気に入りです。",
		alertClose: "わかりました",
		choices: (award) => `${award}：投票できるお話`,
	},

	voters: {
		heading: "みんなを待っています…",
		text: (left, voting) => {
			if (left === 0) return "出そろいました。";
			const still = voting ? `あと${left}票です` : `あと${left}人が読書中です`;
			return `${still}。読むのが遅い人は、愛が深いのです。`;
		},
		again: "もう一度読む",
	},

	reveal: {
		opening: "場内、暗くなります…",
		award: (n, of) => `賞 ${n}／${of}`,
		shared: (name, winners) => (winners < 2 ? name : `${name}、${counted(winners)}作同時受賞`),
		nobody: "だれも決められませんでした。",
		somebody: "だれか",
		points: (points) => `+${grouped(points)}`,
		voted: (names) => `${listedPeople(names)}が投票`,
		andIs: "そして、今夜の一作は…",
		storyOfTheNight: "今夜の一作",
		by: (names) => `作：${listed(names)}`,
		podium: (places) =>
			places.map(({ place, title }) => `${place}位は${inQuotes(title)}。`).join(""),
		said: (what, stories) =>
			`${what}：${stories
				.map(({ title, by }) => inQuotes(title) + (by === null ? "" : `（作：${by}）`))
				.join("、")}`,
		saidNobody: (award) => `${award}：だれも決められませんでした`,
		places: { 2: "第二位", 3: "第三位" },
		gallery: "客席",
		drum: "太鼓！",
		drumNote: "スペースキーでもどうぞ。",
		beats: (count, hands) =>
			`${hands === 1 ? "ひとりで" : `${many(hands, "人")}がかりで`}${many(count, "打")}`,
		skip: "結果まで飛ばす",
		skipCount: (skips, of) => `飛ばす（${of}人中${skips}人が希望）`,
		next: "次の賞",
		toPodium: "表彰台へ",
		envelope: "封を切る",
		onward: "本棚へ",
	},

	curtainCall: {
		heading: "カーテンコール",
		line: "今夜の一行",
		from: (title, writer) =>
			writer === null ? `${inQuotes(title)}より` : `${writer}、${inQuotes(title)}より`,
		onward: "本棚へ",
	},

	congratulations: {
		heading: "おめでとうございます",
		won: (names, count, points) =>
			`${count === 1 ? "優勝" : "同点優勝"}は${names}、${many(points, "点")}！`,
		best: (titles) => `今夜の一作は${listed(titles.map((title) => inQuotes(title)))}。`,
		onward: "本棚へ",
	},

	results: {
		heading: ["りっぱな", "本棚です"],
		fanfics: "作品",
		further: "作品、その先の順位",
		writers: "作者",
		points: (count) => many(count, "点"),
		pointsColumn: "点数",
		none: "勝敗がつくのは三人から。今回は、全員優勝ということで。",
		alone: (writer) => (writer === null ? "全部自分の手柄" : `${san(writer)}の独演会`),
		stats: "ゲームの記録",
		inNumbers: (all) =>
			`${[
				`お話${many(all.stories, "本")}`,
				...(all.words === null ? [] : [prose(all.words)]),
				...(all.stickers === 0 ? [] : [`シール${many(all.stickers, "枚")}`]),
				...(all.minutes === null ? [] : [`人生のうち${many(all.minutes, "分")}`]),
			].join("、")}。`,
		category: "項目",
		result: "結果",
		cast: "投入された全キャラ",
		player: "プレイヤー",
		submitted: "キャラ",
		audience: "客席の記録",
		home: "ホーム",
		donate: "投げ銭",
		more: "ほか",
		keptUntil: (time) => `${time}までここにあります。`,
		anotherRound: (host) => `おかわりは？王冠は${san(host)}の手に。`,
		place: (rank) => `${rank}位`,
		quoted: inQuotes,
		favourites: (name) => `いちばん貼られたシール：${name}`,
	},

	suspects: {
		heading: ["今夜の", "容疑者たち"],
		you: (title) => `自分：${title}`,
	},
});
