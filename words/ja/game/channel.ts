import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "グループのチャット",
	note: "だれの番か、だれが何文字書いて提出したか、いつ読み始めるかが、チャンネルに流れます。お話の中身は流れません。",
	address: "Webhookのアドレス",
	hint: "チャットのチャンネル設定で作れます。知っている人はだれでも書き込めるので、ここには二度と表示しません。",
	kind: "どのチャット？",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermostなど" },
	connect: "つなぐ",
	connected: (chat: string) => `つながっています：${chat}`,
	gone: "チャットが、前のアドレスではメッセージを受け取らなくなりました。新しいアドレスを貼ってください。",
	refused:
		"最後のメッセージは、チャットに受け取ってもらえませんでした。テストを送ってみてください。それも届かなければ、いったん切断して、新しいアドレスを貼ってください。",
	/** Tells the other players. */
	told: "だれの番か、だれが提出したかは、グループのチャットにも流れます。",
	test: "テストを送る",
	tested: "送りました。チャンネルを見てみてください。",
	disconnect: "切断する",
	sure: "本当に切断しますか？",
};
