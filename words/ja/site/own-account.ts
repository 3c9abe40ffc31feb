import type { ownAccountWords as english } from "../../en/site/own-account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { san } from "../grammar.ts";

/** The texts of the pages on which people sign up and in, and look after their account. */
export const ownAccountWords = isolating<Words<typeof english>>({
	signIn: {
		title: "ログイン",
		headings: { in: "おかえりなさい", up: "まずはお席へ", lost: "だれにでもあることです" },
		question: "前にお会いしましたか？",
		known: "ログイン",
		fresh: "はじめて",
		name: "名前",
		nameHint: "文字と数字で3〜30字。メールアドレスは不要です。お便りは出しません。",
		password: "パスワード",
		passwordHint: "10文字以上。ばかばかしい文章が最適です。",
		show: "入力を表示する",
		enter: "ログイン",
		join: "アカウントを作る",
		passkey: "パスキーを使う",
		noPasskey: "パスキーの返事がありませんでした。もう一度試すか、パスワードを使ってください。",
		lost: "パスワードを忘れましたか？",
		back: "やっぱり思い出した",
		lostText:
			"アカウントを作ったときの復旧コードがひとつあれば、扉が開きます。新しいパスワードも、ここで決めてください。",
		code: "復旧コード",
		codeHint: "4文字の組が4つ。例：mc7p-29xk-ahtw-4vne",
		newPassword: "新しいパスワード",
		recover: "設定してログイン",
		over: "このログインは冷めてしまいました",
		overText:
			"待ち時間が長すぎたか、別のウィンドウで始まったものです。ここを閉じて、もう一度始めてください。",
		toProfile: "プロフィールへ",
	},

	reset: {
		title: "新しいパスワード",
		heading: "新しいパスワード",
		text: (name) =>
			`${san(name)}のパスワードを新しくして、すべての端末でログアウトします。そのあと、新しいパスワードでログインしてください。`,
		set: "パスワードを設定",
		done: "できました。新しいパスワードでログインしてください。",
		over: "このリンクは期限切れです",
	},

	codes: {
		heading: "合鍵をどうぞ",
		text: "パスワードをなくしたとき、どのコードでも一度だけ、新しいパスワードを設定できます。二度と表示できないので、書き留めるか、ファイルに保存してください。",
		save: "ファイルに保存",
		file: "plotluck-recovery-codes.txt",
		fileText: (codes) =>
			`Plotluckの復旧コード\nどのコードでも一度だけ、新しいパスワードを設定できます。\n\n${codes.join("\n")}\n`,
		kept: "控えました",
	},

	account: {
		title: "アカウント",
		heading: "自分のアカウント",
		guest: "アカウントの中身を見るには、ログインしてください。",
		unreachable: "アカウントが開きませんでした",
		elsewhere:
			"名前とパスワードは、ログインに使っているサービスにあります。ゲームが保管しているものは、ここにあります。",
		signedInAs: (name) => `${name}という名前でログインしています。`,
		since: (day) => `${day}からのお付き合いです。`,
		change: "保存",
		done: "完了！",

		screenName: "ほかの人に見える名前",
		name: "ログインに使う名前",
		password: "いまのパスワード",
		newPassword: "新しいパスワード",
		names: "名前",
		passwordHeading: "パスワード",
		passwordText: "パスワードを変えると、ほかの端末ではログアウトします。",

		passkeys: "パスキー",
		passkeysText:
			"パスキーなら、指紋や顔、端末の暗証番号でログインできます。覚えるものはありません。",
		noPasskeys: "まだありません。",
		passkeyFacts: (day, used) =>
			used === null ? `${day}に追加、まだ使っていません` : `${day}に追加、最後に使ったのは${used}`,
		otherSite: (site) => `${site}でしか使えません`,
		passkeyLabel: "パスキーの名前",
		passkeyDefault: "この端末",
		addPasskey: "パスキーを追加",
		passkeyFailed: "パスキーは作られませんでした。何も変わっていません。",
		forget: "消す",
		forgetName: (label) => `パスキー「${label}」を消す`,
		sure: "本当に？",

		codes: "復旧コード",
		codesLeft: (count) => (count === 0 ? "もう残っていません。" : `あと${count}個残っています。`),
		newCodes: "コードを作り直す",
		newCodesText: "新しいコードを作ると、前のコードはすべて使えなくなります。",

		data: "自分のデータ",
		dataText: "ゲームがアカウントについて保管しているものを、すべてひとつのファイルにまとめます。",
		download: "ダウンロード",
		dataFile: (day: string) => `plotluck-account_${day}.json`,

		deletion: "アカウントの削除",
		deletionText:
			"保存したお話、パック、ランク、パスキー、サポーターの資格が、すべて永久に消えます。ほかの人のゲームで書いたお話は、そのゲームが片づけられるまで残ります。",
		deletionElsewhere: "ログインに使っているサービスのアカウントは、そのまま残ります。",
		delete: "すべて削除",
		gone: "アカウントを片づけました。たくさんのお話を、ありがとうございました。",
		signOut: "ログアウト",
	},
});
