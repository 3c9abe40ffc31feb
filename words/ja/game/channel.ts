import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "グループのチャット",
	note: "誰の番か、誰が何語提出したか、いつ読み始めるかがチャンネルに流れます。お話の文章は送りません。",
	address: "受信Webhookのアドレス",
	hint: "チャットのチャンネル設定で作れます。知っている人は誰でも書き込めるので、ここには二度と表示しません。",
	kind: "どのチャット？",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermostなど" },
	connect: "つなぐ",
	connected: (chat: string) => `つながっています: ${chat}`,
	gone: "チャットは前のアドレスでは受け取らなくなりました。新しいものを貼ってください。",
	refused:
		"チャットは最後のメッセージを受け取りませんでした。テストの行を送ってみてください。それも届かなければ、接続を切って新しいアドレスを貼ってください。",
	/** Tells the other players. */
	told: "誰の番か、誰が提出したかは、グループのチャットにも流れます。",
	test: "テストを送る",
	tested: "送りました。チャンネルを見てみてください。",
	disconnect: "切断する",
	sure: "本当に切断しますか？",
};
