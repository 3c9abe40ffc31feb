import type { servedWords as english } from "../en/served.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";
import { documentWords } from "./document.ts";
import { grouped, listed, many } from "./grammar.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, lines for chats and
 * calendars, messages to devices, and the descriptions of pages by their path, but those of
 * texts (words/page-text.ts).
 */
export const servedWords: Words<typeof english> = {
	signIn: {
		stale: {
			title: "Diese Anmeldung ist kalt geworden",
			text: "Sie hat zu lange gewartet oder kam von woanders. Es ist nichts verloren: Mach dieses Fenster zu und fang neu an.",
			toProfile: "Zu deinem Profil",
		},
		busy: {
			title: "Schlange vor der Tür",
			toHome: "Zur Startseite",
		},
		out: {
			title: "Du wirst abgemeldet",
			ask: "Abmelden?",
			button: "Abmelden",
			stay: "Angemeldet bleiben",
		},
	},
	chat: isolating({
		room: (code: string) => `Plotluck, Raum ${code}`,
		test: "Verbunden! Ab jetzt steht hier, wer dran ist, was abgegeben wurde und wann gelesen wird.",
		everybody: "alle",
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, many(more, "weitere Person", "weitere")] : names),
		turn: (who: string, until: string | null) =>
			until ? `Dran: ${who}, bis ${until}` : `Dran: ${who}`,
		handedIn: (name: string, words: number) =>
			`${name} hat abgegeben, ${many(words, "Wort", "Wörter")}`,
		parts: (count: number) =>
			count === 1 ? "Ein Teil wurde abgegeben" : `${grouped(count)} Teile wurden abgegeben`,
		reading: (until: string | null, link: string) =>
			`Jetzt wird gelesen${until ? ` (bis ${until})` : ""}: ${link}`,
		results: (link: string) => `Das Ergebnis ist da: ${link}`,
	}),
	calendar: {
		turn: (code: string) => `Abgabeschluss (Plotluck, ${code})`,
		reading: (code: string) => `Lesezeit zu Ende (Plotluck, ${code})`,
		results: (code: string) => `Das Ergebnis ist da (Plotluck, ${code})`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
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
		until: (time: string) => `Du hast Zeit bis ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck: ein Abend, ein Topf, lauter Geschichten",
			text: documentWords.description,
			picture: "Ein Kochtopf mit einem Stift darin und fünf Comicfiguren, die schreiben wollen",
		},
		invitation: {
			title: "Komm und schreib mit uns",
			text: "Bring eine Figur mit, reich den Stift weiter und lies, was aus allen geworden ist. Ohne App, ohne Konto.",
		},
		story: {
			title: "Eine geteilte Geschichte",
			text: "Das haben mehrere Leute geschrieben, immer reihum. Leid tut es niemandem.",
			picture: "Ein Fuchs und eine Kartoffel schreiben eine Geschichte auf zwei Blätter Papier",
		},
		storyPicture: "Titel und Zeile einer Geschichte, und wer sie geschrieben hat",
	},
	descriptions: {
		"/blog":
			"Aus der Küche: die erfundene Geschichte, wie drei Leute Plotluck gebaut haben. Auf Englisch.",
		"/supportus": "Was du tun kannst, damit der Topf von Plotluck weiterkocht.",
		"/supporter": "Was Supporter von Plotluck bekommen und was es kostet.",
		"/bugreport": "Bei Plotluck ist was kaputt? Hier kannst du es melden.",
		"/drawing": "Ein Kritzelblock für die Minuten zwischen zwei Teilen.",
	},
};
