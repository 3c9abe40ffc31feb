import type { layoutWords as english } from "../../en/site/layout.ts";
import type { Words } from "../../words.ts";

/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords: Words<typeof english> = {
	community: "コミュニティ",
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
