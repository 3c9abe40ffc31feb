import type { CrownReason } from "#game/room.ts";
import type { hostWords as english } from "../../en/game/host.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { san } from "../grammar.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => (from === null ? "席を外していたので" : `${san(from)}が席を外したので`),
	left: (from) => (from === null ? "席を立ったので" : `${san(from)}が抜けたので`),
	passed: (from) => (from === null ? "譲ったので" : `${san(from)}が譲ったので`),
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating<Words<typeof english>>({
	desk: "幹事デスク",
	open: "幹事デスク",
	clock: "時計",
	pause: "ゲームを止める",
	goOn: "再開",
	minute: "あと1分追加",
	door: "扉",
	code: (code) => `ルームコードは${code}です。`,
	codeHidden: "ルームコードは非表示です。",
	lock: "鍵をかける",
	unlock: "鍵を開ける",
	close: "部屋を閉じる",
	lockedNote: "部屋には鍵がかかっています。新しい人は入れません。",
	screens: {
		heading: "画面",
		count: (count) => `${count}台の画面が観ています。`,
		close: "画面を全部閉じる",
		sure: "テレビも全部？",
	},
	sparks: "やわらかい物",
	sparksOff: "投げる・つつくを禁止",
	sparksOn: "投げる・つつくを許可",
	stream: "配信",
	streamNote: (on) =>
		on
			? "18+の部屋ですが、配信オーバーレイに、読んでいるところが映ります。"
			: "18+の部屋なので、配信オーバーレイにはコードしか映りません。",
	streamOn: "配信にお話を映す",
	streamOff: "配信はコードだけ",
	crown: "王冠を譲る",
	crownText: "かぶった人が、いまから幹事です。",
	crownNobody: "いまはほかにだれもいません。",
	pass: (name) => `${san(name)}に譲る`,
	passSure: (name) => `${san(name)}でいい？`,
	people: "ここにいる人",
	ownSparks: {
		off: "投げるの禁止",
		on: "投げてよし",
		label: (name, off) => (off ? `投げてよし：${san(name)}` : `投げるの禁止：${san(name)}`),
		news: (name, on) =>
			on
				? `${san(name)}はまた投げたりつついたりできます。`
				: `${san(name)}は投げることもつつくこともできなくなりました。`,
	},
	shownOut: {
		heading: "出禁の人",
		short: "出禁を解く",
		label: (name) => `出禁を解く：${san(name)}`,
		news: (name) => `${san(name)}はまた入れます。`,
		locked: "部屋に鍵がかかっています。鍵も開けないと、入ってこられません。",
	},
	watches: (name) => `${san(name)}（観戦中）`,
	kick: {
		label: (name) => `${san(name)}に退室してもらう`,
		short: "退室",
		heading: (name) => `${san(name)}にお引き取り願いますか？`,
		text: "以後、この部屋は出禁です。解かないかぎり、別の名前でも戻ってこられません。",
		why: "なんと伝えますか？",
		whyHint: "本人に、そっけない一文だけが届きます。ほかの人には見えません。",
		reasons: {
			away: "席にいなかった",
			stranger: "どちらさま？",
			manners: "お行儀よく",
			none: "幹事の判断とだけ",
		},
		lock: "出たあとに鍵をかける",
		network: (count) => `同じ回線にいるほかの${count}人も`,
		table: "いつもの卓からも外す（リンクは新しくなります）",
		stay: "いてもらう",
	},
	paused: (host) => (host === null ? "幹事が止めています" : `幹事の${san(host)}が止めています`),
	pausedNote: "時計は止まり、書いたものは無事です。",
	pausedUntil: (time) => `${time}に自動で再開します。`,

	crownNews: (to, from, why) =>
		`${WHY[why](from)}、王冠は${to === null ? "こちらに来ました" : `${san(to)}に移りました`}。`,
	theHost: "幹事",

	again: "同じメンツでおかわり",
	againAlone: "もう一度遊ぶ",

	together: {
		led: (host) => `${san(host)}がページをめくります。`,
		leading: "ページをめくる係です。",
		part: (part, of) => `${of}パート中${part}番目。`,
		back: "1ページ戻る",
		nextPage: "次のページ",
		nextPart: "次のパート",
		nextStory: "次のお話",
		list: "お話一覧",
		toAwards: "みんなで賞の時間へ",
		toEnd: "みんなで最後へ",
		rejoin: "みんなと一緒に読む",
	},
});
