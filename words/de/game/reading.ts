import { capital } from "../../capital.ts";
import type { readingWords as english } from "../../en/game/reading.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, many, times } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the screens after the writing: reading, voting, results. */
export const readingWords = isolating<Words<typeof english>>({
	read: {
		heading: "Märchenstunde",
		text: "Lies sie alle und kleb auf jede einen Sticker. Danach kommen die Preise.",
		textWithoutAwards: "Lies sie alle und kleb auf jede einen Sticker.",
		bagged: "Die Tüten fallen bei den Ergebnissen.",
		states: { own: "deine", done: "gelesen", next: "als Nächstes", open: "noch nicht" },
		by: (name: string) => `begonnen von ${name}`,
		with: (names: string[]) => `mit ${listed(names)}`,
		progress: (done: number, of: number, voting: boolean) =>
			`${done} von ${of} ${done === 1 ? "hat" : "haben"} ${voting ? "abgegeben" : "fertig gelesen"}`,
		left: (count: number) => `Noch ${many(count, "Geschichte", "Geschichten")} ohne Sticker`,
		proceed: "Zu den Preisen",
		toWait: "Zurück zum Warten",
		back: "Zu den Geschichten",
		saveBack: "Fertig geklebt",
		needOne: "Einen Sticker, bitte. Irgendeinen.",
		ownPart: "Dein Teil. Werde leise rot.",
		ownStory: "Die hast du angefangen. Kleb den anderen ruhig was auf ihre Teile.",
		hurry: (minutes: number) =>
			`Die Hälfte ist fertig. Der Rest hat noch ${minutes === 1 ? "eine Minute" : `${counted(minutes)} Minuten`}.`,
		/** In a game over days, with a time such as "1 d 4 h". */
		hurryDays: (time: string) => `Die Hälfte ist fertig. Der Rest hat noch ${time}.`,
		hurried: "Die Hälfte ist fertig. Jetzt wird die Zeit knapp.",
		stickers: (part: string) => `Sticker für ${part}`,
	},

	together: {
		on: (writer: string) => `Jetzt läuft: ${writer}`,
		onUnknown: "Jetzt läuft: irgendwer",
		tap: "Tipp die Zeile an, die dich erwischt hat.",
		marked: (readers: number) => (readers > 0 ? `${times(readers)} angestrichen` : ""),
		markedToo: (others: number) =>
			others > 0
				? `Du und ${others === 1 ? "noch jemand" : `${grouped(others)} andere`} habt das angestrichen.`
				: "Dein Marker ist drauf.",
		reactions: (part: string) => `Sticker für ${part}`,
		give: (emoji: string, count: number) => (count > 0 ? `${emoji}, bisher ${count}` : emoji),
		hop: "hüpf",
		often: "Tipp so oft, wie du lachst. Es landet auf der großen Leinwand.",
		takeBack: ["Halt einen Sticker gedrückt, um ihn zurückzunehmen", ", oder drück darauf Entf"],
		earlier: (count: number) => `Nachlesen, ${many(count, "Teil", "Teile")}`,
		beingRead: ["Gerade lesen alle", "dich"],
		received: "Was dein Teil bekommt",
		markedBy: (readers: number) =>
			readers === 1
				? "Eine Person hat das angestrichen"
				: `${readers} Leute haben das angestrichen`,
		advice: "Schau hoch. Tu überrascht.",
		showText: "Text zeigen",
		hideText: "Text weg",
		bow: "Verbeugen",
		bowed: "Was für eine Verbeugung.",
		bowNote: "Du verbeugst dich auf der großen Leinwand, einmal pro Teil.",
	},

	vote: {
		name: "Die Wahl",
		heading: ["Kleb sie", "auf die Geschichten"],
		hint: "Erst die Schleife, dann die Geschichte. Oder zieh sie hin.",
		awards: "Schleifen",
		worth: (subtitle: string, points: number) => `${subtitle}. Bringt ${grouped(points)} Punkte.`,
		given: (award: string, story: string) => `${award}, vergeben an ${story}`,
		stuck: (award: string, story: string) => `${award} geht an ${story}.`,
		own: "deine, Finger weg",
		submit: (given: number, of: number) => `Abgeben, ${given} von ${of} verteilt`,
		missing: (awards: string[]) => `Noch auf deiner Hand: ${listed(awards)}.`,
		list: "Zu den Geschichten",
		alert: "DU MUSST FÜR EINE GESCHICHTE STIMMEN!",
		alertText: "Sie darf ruhig schlecht sein. Irgendwem ist jede die liebste.",
		alertClose: "Na gut",
		choices: (award: string) => `${award}: Geschichten, die du wählen kannst`,
	},

	voters: {
		heading: "Warten auf die Letzten…",
		text: (left: number, voting: boolean) => {
			if (left === 0) return "Alles beisammen.";
			const one = voting ? "Eine Stimme fehlt noch" : "Eine Person liest noch";
			const more = `${capital(counted(left))} ${voting ? "Stimmen fehlen noch" : "lesen noch"}`;
			return `${left === 1 ? one : more}. Wer langsam liest, liest mit Liebe.`;
		},
		again: "Geschichten noch mal lesen",
	},

	reveal: {
		opening: "Licht aus, bitte…",
		award: (n: number, of: number) => `Preis ${n} von ${of}`,
		shared: (name: string, winners: number) => (winners < 2 ? name : `${name}, ${times(winners)}`),
		nobody: "Ihr konntet euch nicht entscheiden.",
		somebody: "irgendwer",
		points: (points: number) => `+${grouped(points)}`,
		voted: (names: string[]) =>
			`${listed(names)} ${names.length === 1 ? "hat" : "haben"} dafür gestimmt`,
		andIs: "Und die Geschichte des Abends ist…",
		storyOfTheNight: "Die Geschichte des Abends",
		by: (names: string[]) => `von ${listed(names)}`,
		podium: (places: { place: number; title: string }[]) =>
			places.map(({ place, title }) => `Platz ${place}: ${title}.`).join(" "),
		said: (what: string, stories: { title: string; by: string | null }[]) =>
			`${what}: ${stories
				.map(({ title, by }) => (by === null ? title : `${title}, von ${by}`))
				.join("; ")}`,
		saidNobody: (award: string) => `${award}: keine Entscheidung`,
		places: { 2: "Zweiter Platz", 3: "Dritter Platz" },
		gallery: "Die Galerie",
		drum: "Trommeln!",
		drumNote: "Oder die Leertaste.",
		beats: (count: number, hands: number) =>
			`${many(count, "Schlag", "Schläge")} von ${hands} Paar Händen`,
		skip: "Gleich zum Sieg",
		skipCount: (skips: number, of: number) =>
			`Weiter (${skips} von ${of} ${skips === 1 ? "will" : "wollen"} das)`,
		next: "Nächster Preis",
		toPodium: "Zum Podest",
		envelope: "Umschlag öffnen",
		onward: "Zur Bibliothek",
	},

	curtainCall: {
		heading: "Verbeugung, bitte",
		line: "Die Zeile des Abends",
		from: (title: string, writer: string | null) =>
			writer === null ? title : `${writer}, in ${inQuotes(title)}`,
		onward: "Zur Bibliothek",
	},

	congratulations: {
		heading: "Glückwunsch",
		won: (names: string, count: number, points: number) =>
			`${names} ${count === 1 ? "gewinnt" : "teilen sich den Sieg"} mit ${many(points, "Punkt", "Punkten")}.`,
		best: (titles: string[]) =>
			`Das Beste aus der Bibliothek: ${listed(titles.map((title) => inQuotes(title)))}.`,
		onward: "Zur Bibliothek",
	},

	results: {
		heading: ["Was für eine", "Bibliothek"],
		fanfics: "FANFICS",
		further: "FANFICS, weitere Plätze",
		writers: "FEDERN",
		points: (count: number) => many(count, "Punkt", "Punkte"),
		pointsColumn: "Punkte",
		none: "Diesmal kein richtiger Sieg: Dafür braucht es drei. Ihr wart alle reizend.",
		alone: (writer: string | null) => (writer === null ? "Alles deins" : `Ein Solo von ${writer}`),
		stats: "Spielstatistik",
		inNumbers: (all: {
			stories: number;
			words: number | null;
			stickers: number;
			minutes: number | null;
		}) =>
			`${[
				many(all.stories, "Geschichte", "Geschichten"),
				...(all.words === null ? [] : [many(all.words, "Wort", "Wörter")]),
				...(all.stickers === 0 ? [] : [many(all.stickers, "Sticker")]),
				...(all.minutes === null
					? []
					: [`${many(all.minutes, "Minute", "Minuten")} eurer Lebenszeit`]),
			].join(", ")}.`,
		category: "Kategorie",
		result: "Ergebnis",
		cast: "Alle mitgebrachten Figuren",
		player: "Wer",
		submitted: "Figuren",
		audience: "Publikum in Zahlen",
		home: "Startseite",
		donate: "Trinkgeld",
		more: "Mehr",
		keptUntil: (time: string) => `Liegt hier bis ${time}.`,
		anotherRound: (host: string) => `Noch mal? Die Krone hat ${host}.`,
		place: (rank: number) => `Platz ${rank}`,
		quoted: inQuotes,
		favourites: (name: string) => `Was ${name} am meisten bekommen hat`,
	},

	suspects: {
		heading: ["Die", "üblichen Verdächtigen"],
		you: (title: string) => `Du: ${title}`,
	},
});
