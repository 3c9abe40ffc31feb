import type { pushWords as english } from "../../en/game/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords: Words<typeof english> = isolating({
	ask: {
		title: "Sollen wir dich rufen?",
		text: "Bis du wieder dran bist, können Stunden vergehen. Dieses Gerät kann es dir sagen, auch wenn die Seite zu ist.",
		yes: "Ja, sag Bescheid",
		no: "Nein, danke",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Willst du wissen, wann du dran bist?",
		text: "Ein iPhone nimmt Mitteilungen nur von Seiten auf dem Home-Bildschirm an: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne den Raum von dort.",
		ok: "Alles klar",
	},
	sheet: {
		on: "Mitteilungen zu diesem Spiel",
		hint: "Höchstens drei am Tag, mit dem Raumcode und ohne ein Wort aus den Geschichten.",
		kinds: {
			turn: "Ich bin dran",
			hurry: "Noch drei Stunden",
			reading: "Jetzt wird gelesen",
			results: "Das Ergebnis ist da",
			nudge: "Der Host stupst mich an",
		},
		quiet: "Ruhezeit",
		quietHint: "Was dann passiert, erfährst du am Morgen.",
		from: "Von",
		until: "Bis",
		hour: (hour: number) => `${hour} Uhr`,
		none: "keine",
	},
	denied:
		"Dein Browser lässt diese Seite keine Mitteilungen schicken. In seinen Einstellungen für diese Seite kannst du das ändern.",
	failed: "Das hat nicht geklappt. Bitte versuch es später noch mal.",
});
