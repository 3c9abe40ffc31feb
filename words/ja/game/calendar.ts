import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "カレンダーに追加",
	note: "このゲームのあなたの締め切りを、スマホやパソコンのカレンダーに表示します。自動で更新されます。",
	subscribe: "この端末のカレンダーで購読する",
	address: "ほかのカレンダー用のアドレス",
	hint: "あなただけのものです。知っている人には締め切りだけが見えます。",
	copy: "アドレスをコピー",
	copied: "コピーしました",
	notCopied: "コピーできませんでした",
	renew: "新しいアドレスを作る",
	renewSure: "前のアドレスは使えなくなります。作りますか？",
	renewed: "前のアドレスはもう使えません。",
	missing: "カレンダーを読み込めませんでした。もう一度試してください。",
};
