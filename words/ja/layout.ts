import type { layoutWords as english } from "../en/layout.ts";
import type { Words } from "../words.ts";

/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords: Words<typeof english> = {
	community: "コミュニティ",
	// By host name. The cast lets any host name be looked up.
	socials: {
		"bsky.app": "Bluesky",
		"discord.gg": "Discord",
		"discord.com": "Discord",
		"facebook.com": "Facebook",
		"instagram.com": "Instagram",
		"reddit.com": "Reddit",
		"tiktok.com": "TikTok",
		"tumblr.com": "Tumblr",
		"twitch.tv": "Twitch",
		"x.com": "X",
		"youtube.com": "YouTube",
	} as Partial<Record<string, string>>,

	advert: "広告",
	streamers: { heading: "配信中", all: "Twitchでもっと見る" },

	streamerMode: {
		on: "配信者モード：ルームコードを隠す",
		off: "配信者モードはオンです：ルームコードを表示する",
		hidden: "ルームコードを隠しました。",
		shown: "ルームコードを表示しています。",
		qr: "配信者モードでは、QRコードを画面に出しません。リンクをコピーして、友だちにこっそり送ってください。",
		file: "room",
	},
};
