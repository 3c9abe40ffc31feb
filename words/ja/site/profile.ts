import type { profileWords as english } from "../../en/site/profile.ts";
import type { Words } from "../../words.ts";

/** The texts of the profile that no other page has. The first script has those of the others. */
export const profileWords: Words<typeof english> = {
	plat: {
		heading: "隠しキャラ発見！",
		text: "カモノハシ公を見つけました。見つけかたは、墓まで持っていくそうです。",
	},

	support: {
		thanks: "サポーター様、鍋の火を守ってくださって、ありがとうございます！",
		become: "サポーターになる",
	},
	help: {
		heading: "知っておくと便利",
		lines: [
			"布団の中で読むなら、夜モードをどうぞ。色のテーマはサイト全体を着せ替えますが、見えるのは自分だけです。",
			"「読みやすい」フォントは、ディスレクシアのある読者のために作られたものです。",
			"このページには、もうひとりキャラが隠れています。サポーターならすぐに使えます。パソコンでは、昔の隠しコマンドで目を覚まします。",
		],
	},
};
