import type { invitationWords as english } from "../../en/site/invitation.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many, san } from "../grammar.ts";

const theHost = (host: string | null): string => (host === null ? "幹事" : san(host));

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating<Words<typeof english>>({
	title: "ご招待",
	expected: "お席はこちら",
	table: (host) => `${san(host)}の卓`,
	someTable: "友だちの卓",
	story: {
		expected: "お席はこちら",
		of: (host) => `${san(host)}のお話`,
		some: "友だちのお話",
		you: (name) => `名前は「${name}」`,
	},
	room: (code, here) =>
		`部屋${code}、${here === 0 ? "まだだれもいません" : `${many(here, "人")}集合中`}`,
	/** For a game over days with the usual time for a part. */
	slow: "1日1パート、一週間ほど",
	host: (name) => `${san(name)}（幹事）`,
	others: (count) => `ほか${many(count, "人")}`,
	here: "卓を囲む人",
	seat: "席を取ってあります",
	game: "全員がお話を始めます。お話は隣の席へ、そのまた隣の席へ。最後に、みんなで読み上げます。",
	you: (name) => `今夜の名は「${name}」`,
	other: "別人になる",
	name: "名前",
	age: "18歳以上ですか？",
	sit: "席につく",
	watch: "観戦",
	onlyWatch: "観るだけ",
	look: "見た目",
	lookDone: "完了",
	full: "満席です。観戦なら入れます。拍手の手は、いつでも足りません。",
	playing: "もう始まっています。投票が始まるまでは観戦できます。",
	taken: { full: "満席です。", playing: "もう始まっています。" },
	closedToAll: "この部屋は観戦もお断りなので、お見せできるものがありません。",
	locked: (host) => `${theHost(host)}が部屋に鍵をかけました。ノックしますか？`,
	knock: "ノック",
	stillLocked: (host) =>
		`まだ鍵がかかっています。ノックは、扉の向こうまで聞こえません。${theHost(host)}に鍵を開けてもらい、もう一度ノックしてください。`,
	adultsOnly: "この部屋は18歳以上専用です。",
	tooYoung: "この部屋は18歳以上専用です。全年齢の部屋なら、席があります。",
	loading: "鍵穴からのぞいています…",
});
