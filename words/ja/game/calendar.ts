import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "カレンダーに追加",
	note: "このゲームでの自分の締め切りを、スマホやパソコンのカレンダーに出します。更新は自動です。",
	subscribe: "この端末のカレンダーに追加",
	address: "ほかのカレンダー用のアドレス",
	hint: "このアドレスは自分専用です。人に知られても、見えるのは締め切りだけです。",
	copy: "アドレスをコピー",
	copied: "コピーしました",
	notCopied: "コピーできませんでした",
	renew: "新しいアドレスを作る",
	renewSure: "前のアドレスは使えなくなります。いいですか？",
	renewed: "前のアドレスはもう使えません。",
	missing: "カレンダーを読み込めませんでした。もう一度試してください。",
};
