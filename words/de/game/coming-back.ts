import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "Stand der Dinge",
		loading: "Der Stand der Dinge kommt gleich.",
		missing: "Der Stand der Dinge ist nicht angekommen.",
		who: "Wer macht was",
		states: {
			done: "fertig",
			writing: "schreibt",
			busy: "noch dabei",
			asleep: "schläft",
			gone: "ist gegangen",
		},
		days: "Tag für Tag",
		nothing: "Noch ist nichts abgegeben.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Jemand"} hat Teil\u00A0${part} abgegeben${
				words === null ? "" : `, ${many(words, "Wort", "Wörter")}`
			}`,
		own: "Deine Geschichten",
		ownNone: "Sobald du an einer Geschichte geschrieben hast, steht sie hier.",
		ownMissing: "Deine Geschichten sind nicht angekommen.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `Die mit ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Du",
	},

	recap: {
		heading: "Eure Tage in Zahlen",
		days: (count: number) => many(count, "Tag", "Tage"),
		parts: (count: number) => many(count, "Teil", "Teile"),
		words: (count: number) => many(count, "Wort", "Wörter"),
		/** With a time such as "2 Tage 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `Am längsten habt ihr auf einen Teil gewartet: ${time}.`
				: `Am längsten habt ihr auf ${name} gewartet: ${time}.`,
	},

	move: {
		open: "Auf einem anderen Gerät weiterspielen",
		text: "Scann den Code mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal. Behalt ihn für dich: Wer ihn öffnet, sitzt auf deinem Platz.",
		qr: "QR-Code mit dem Link zu deinem Platz",
		/** With a time of day. */
		until: (time: string) => `Er gilt bis ${time} Uhr.`,
		hidden: "Beim Streamen bleibt der Code getarnt. Kopier stattdessen den Link.",
		copy: "Link kopieren",
		copied: "Kopiert",
		copyFailed: "Das Kopieren ging nicht",
		make: "Link holen",
		another: "Neuer Link",
		used: "Der Link ist benutzt. Warst du das nicht? Dann hol dir deinen Platz zurück.",
		over: "Der Link ist abgelaufen.",
		devices: (count: number) =>
			count === 1
				? "Auch ein anderes Gerät hat jetzt deinen Platz."
				: `Auch ${count} andere Geräte haben jetzt deinen Platz.`,
		takeBack: "Platz zurückholen",
		sure: "Überall sonst raus?",
		takenBack: "Jetzt hat nur noch dieses Gerät deinen Platz.",
		cancel: "Link löschen",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Hier weiterspielen",
		heading: "Dein Platz kommt mit",
		text: "Der Platz von deinem anderen Gerät zieht hierher um, mit allem, was du geschrieben hast. Der Link gilt einmal.",
		go: "Hier weiterspielen",
		failed: "Das hat nicht geklappt",
		incomplete: "Von dem Link fehlt ein Stück. Kopier ihn ganz, oder scann den Code noch mal.",
	},

	desk: {
		nudge: {
			label: (name: string) => `${name} anstupsen`,
			sure: (name: string) => `${name} jetzt anstupsen?`,
			done: (name: string) => `${name} weiß jetzt Bescheid.`,
		},
		offer: {
			heading: "Freie Plätze",
			note: "Wer als Nächstes dazukommt, übernimmt die Geschichte. Was schon geschrieben ist, bleibt.",
			label: "Platz anbieten",
			sure: "Jetzt anbieten?",
			offered: "wird angeboten",
		},
	},
});
