import type { lobbyWords as english } from "../../en/game/lobby.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listedPeople, many, san } from "../grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60 ? `${Math.round((seconds / 60) * 10) / 10}分` : `${seconds}秒`;

/** The texts of the lobby. They are apart from those of the other screens, which load later. */
export const lobbyWords = isolating<Words<typeof english>>({
	heading: "ロビー",
	invite: "友だちはこのコードで参加",
	inviteToWatch: "おひとりさま席です。友だちはこのコードで観戦できます",
	alone: "おひとりさま席",
	hidden: "コードは非表示です",
	copy: "リンクコピー",
	copied: "コピー済",
	copyFailed: "コピー失敗",
	qr: "QRコード",
	qrHeading: "カメラをこちらへ",
	qrAlt: (code) => `部屋${code}に入るQRコード`,
	show: "表示",
	host: "幹事",
	supporter: "サポーター",
	you: "自分",
	away: "離席",
	changeLabel: "名前、顔、席を変える",
	changeHeading: "どちらさま？",
	noForm: "衣装部屋の扉が開きませんでした。ページを再読み込みしてください。",
	side: "どこに座りますか？",
	sides: { players: "鍋の前", audience: "客席" },
	crownFirst: "王冠をかぶったままです。客席へ移る前に、だれかに譲ってください。",
	tableFull: "いまは満席です。",
	wornBy: (name) => `${san(name)}も同じ顔です。`,
	save: "これでいく",
	lookalike: (name) => `${san(name)}も同じ顔で来ました。生き別れの双子でしょうか。`,
	otherFace: "顔を変える",
	keepFace: "おそろいでいい",
	reading: "読書中",
	stillReading: (names) => `${listedPeople(names)}がまだお話を読んでいます。`,
	two: "ふたりでも遊べます。ちゃんと勝敗がつくのは三人から。",
	waitingFor: (host) => `${san(host)}の「はじまり、はじまり」を待っています`,
	audience: (solo) =>
		solo
			? "ここは客席です。おやつをどうぞ。お話は、最後にお出しします。"
			: "ここは客席です。おやつでもつまみながら、お待ちください。あとでシールを貼り、賞があれば投票もします。",
	leave: "抜ける",
	speed: (name, seconds) => `${name}（${minutes(seconds)}）`,
	untimed: "時間制限なし",
	parts: (count) => many(count, "パート"),
	watching: (count) => `観戦${count}人`,
	rating: { MATURE: "18+", ALL_AGES: "全年齢" },
	sure: "本当に？",
});
