import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "Das Spiel bis hierher",
		loading: "Das Spiel bis hierher kommt gleich.",
		missing: "Das Spiel bis hierher hat sich nicht laden lassen.",
		who: "Wer wo ist",
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
			`${name ?? "Jemand"} hat Teil ${part} abgegeben${
				words === null ? "" : `, ${many(words, "Wort", "Wörter")}`
			}`,
		own: "Deine Geschichten",
		ownNone: "Hier stehen die Geschichten, an denen du geschrieben hast.",
		ownMissing: "Deine Geschichten haben sich nicht laden lassen.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `Die mit ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Du",
	},

	recap: {
		heading: "Die Tage, die hinter euch liegen",
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
		text: "Scanne das mit deinem anderen Gerät, oder öffne dort den Link. Er gilt einmal. Behalte ihn für dich: Wer ihn öffnet, spielt auf deinem Platz.",
		qr: "QR-Code mit dem Link zu deinem Platz",
		/** With a time of day. */
		until: (time: string) => `Er gilt bis ${time}.`,
		hidden: "Beim Streamen bleibt der Code verdeckt. Kopiere stattdessen den Link.",
		copy: "Link kopieren",
		copied: "Kopiert",
		copyFailed: "Das Kopieren ging nicht",
		make: "Link machen",
		another: "Neuen Link machen",
		used: "Der Link wurde benutzt. Warst das nicht du? Dann hol dir deinen Platz zurück.",
		over: "Der Link ist abgelaufen.",
		devices: (count: number) =>
			count === 1
				? "Ein anderes Gerät hat deinen Platz von dir bekommen."
				: `${count} andere Geräte haben deinen Platz von dir bekommen.`,
		takeBack: "Platz zurückholen",
		sure: "Überall sonst beenden?",
		takenBack: "Jetzt hat nur noch dieses Gerät deinen Platz.",
		cancel: "Link beenden",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Hier weiterspielen",
		heading: "Dein Platz kommt mit",
		text: "Du nimmst den Platz, den du auf deinem anderen Gerät hast, mit allem, was du geschrieben hast. Der Link gilt einmal.",
		go: "Hier weiterspielen",
		failed: "Das hat nicht geklappt",
		incomplete:
			"Der Link ist nicht vollständig. Kopiere ihn ganz, oder scanne den Code noch einmal.",
	},

	desk: {
		nudge: {
			label: (name: string) => `${name} anstupsen`,
			sure: (name: string) => `${name} jetzt anstupsen?`,
			done: (name: string) => `${name} weiß jetzt Bescheid.`,
		},
		offer: {
			heading: "Freie Plätze",
			note: "Wer als Nächstes dazukommt, übernimmt Geschichte und Züge. Geschriebenes bleibt.",
			label: "Platz anbieten",
			sure: "Jetzt anbieten?",
			offered: "wird angeboten",
		},
	},
});
