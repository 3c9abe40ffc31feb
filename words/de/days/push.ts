import type { pushWords as english } from "../../en/days/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about messages to a device, and those of the messages, which name the room by its code. */
export const pushWords: Words<typeof english> = isolating({
	messages: {
		turn: { title: "Du bist dran", text: (code: string) => `Raum ${code} wartet auf dich.` },
		hurry: {
			title: (hours: number): string =>
				hours === 1 ? "Noch eine Stunde" : `Noch ${hours} Stunden`,
			text: (code: string) => `Raum ${code} wartet noch auf dich.`,
		},
		reading: {
			title: "Jetzt wird gelesen",
			text: (code: string) => `Die Geschichten aus Raum ${code} sind fertig. Komm und lies sie.`,
		},
		results: {
			title: "Das Ergebnis ist da",
			text: (code: string) => `Sieh nach, wie es in Raum ${code} ausgegangen ist.`,
		},
		nudge: {
			title: "Ein Stupser vom Host",
			text: (code: string) => `Ohne dich geht es in Raum ${code} nicht weiter.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `Zeit bis ${time}.`,
	},
	ask: {
		title: "Sollen wir dich rufen?",
		text: "Bis du wieder dran bist, können Stunden vergehen. Dieses Gerät kann es dir sagen, auch wenn die Seite zu ist.",
		yes: "Ja, sag Bescheid",
		no: "Nein, danke",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Willst du wissen, wann du dran bist?",
		text: "Ein iPhone nimmt Mitteilungen nur von Seiten auf dem Home-Bildschirm an: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne den Raum von dort.",
		ok: "Alles klar",
	},
	sheet: {
		on: "Mitteilungen zu diesem Spiel",
		hint: "Höchstens drei am Tag, mit dem Code des Raums und ohne Text einer Geschichte.",
		kinds: {
			turn: "Ich bin dran",
			hurry: "Noch drei Stunden",
			reading: "Jetzt wird gelesen",
			results: "Das Ergebnis ist da",
			nudge: "Der Host stupst mich an",
		},
		quiet: "Ruhezeit",
		quietHint: "Was dann geschieht, wartet bis zum Morgen.",
		from: "Von",
		until: "Bis",
		hour: (hour: number) => `${hour} Uhr`,
		none: "keine",
	},
	denied:
		"Der Browser lässt diese Seite keine Mitteilungen schicken. Das lässt sich in seinen Einstellungen für diese Seite ändern.",
	failed: "Das hat nicht geklappt. Bitte versuch es später noch einmal.",
});
