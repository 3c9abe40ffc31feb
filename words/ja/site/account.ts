import type { accountWords as english } from "../../en/site/account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many, san } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts about accounts: sign-in, saved stories, own prompt packs. */
export const accountWords = isolating<Words<typeof english>>({
	heading: "アカウント",
	offer:
		"ログインすると、お話や自分のお題パックを保存しておけます。遊ぶだけなら、ログインは要りません。",
	signIn: "ログイン",
	signOut: "ログアウト",
	signedIn: (name) => (name ? `${san(name)}としてログイン中です。` : "ログイン中です。"),
	written: (stories) => `これまでに書いたお話は${many(stories, "本")}です。`,
	library: "保存したお話",
	packs: "お題パック",
	account: "アカウント",
	loading: "読み込み中",
	otherWindow: ["別のウィンドウで続けてください。", "見失った？もう一度開く"],
	failed: "ログインできませんでした",
	tokenFailed: "アクセストークンを取得できませんでした",
	errors: {
		mfa_required:
			"このアカウントには、もうひとつの確認が必要です。スマホなど、確認に使うものを手元に置いて、もう一度ログインしてください。",
		missing_refresh_token: "ログインの期限が切れました。もう一度ログインしてください。",
		use_dpop_nonce:
			"ログイン先のサービスが、このページには用意できない証明を求めています。このサイトの運営者に知らせてください。",
		login_required: "いまはログアウトした状態です。もう一度ログインしてください。",
		state_mismatch: "その返事は、別のログインに宛てたものでした。もう一度試してください。",
		missing_transaction:
			"このブラウザは、頼んだ覚えがないと言っています。ここからもう一度ログインを始めてください。",
		timeout: "ログインに時間がかかりすぎました。もう一度試してください。",
		cancelled: "ログインのウィンドウが閉じられました。何も変わっていません。",
		blocked:
			"ログインのウィンドウがブラウザに止められました。このページのポップアップを許可して、もう一度試してください。",
	},

	insecure: {
		players:
			"このページはhttpで届いていますが、ログインにはhttpsが必要です。そのため、ここではログインできません。",
		operator:
			"このサーバーの運営者ですか？httpsのプロキシか、localhostのアドレスが必要です。docs/hosting.mdの「Signing in at home」をご覧ください。",
	},

	save: {
		save: "お話を保存",
		saved: "本棚に保存しました。",
		open: "開く",
	},

	savedStories: {
		title: "保存したお話",
		heading: "自分の本棚",
		empty: "まだ何もありません。ゲームが終わったら、お話を開いて保存してください。",
		guest: "保存したお話は、この扉の向こうです。読むにはログインしてください。",
		facts: (parts, day) => `${many(parts, "パート")}、${day}に保存`,
		delete: "削除",
		sure: "本当に？",
		deleteName: (title) => `${inQuotes(title)}を削除`,
		savedOn: (day) => `${day}に保存`,
		unreachable: "本棚が開きませんでした",
		gone: "このお話は本棚にありません",
	},

	own: {
		title: "お題パック",
		heading: "自分のお題パック",
		legend: "自分のパック",
		edit: "自分のパックを編集",
		empty: "まだパックがありません。名前をつけて、中身を詰めてください。",
		none: "まだお題がありません。空のパックは部屋で使われません。",
		name: "新しいパックの名前",
		nameHint: "1〜30文字（漢字・かな・ハングルがなければ3文字から）",
		add: "パック追加",
		prompt: "新しいお題",
		promptHint: "200文字まで",
		addPrompt: "お題を追加",
		count: (prompts) => `お題${many(prompts, "個")}`,
		guest: "自分のお題パックは、アカウントにしまいます。作るには、まずログインしてください。",
		unreachable: "パックが開きませんでした",
		deletePrompt: (prompt) => `${inQuotes(prompt)}を削除`,
	},
});
