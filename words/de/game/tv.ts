import { capital } from "../../capital.ts";
import type { tvWords as english } from "../../en/game/tv.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";
import { tableWords } from "./table.ts";

/** The other people whom a room lets in. */
interface RoomAccess {
	locked: boolean;
	audiences: boolean;
}

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = isolating<Words<typeof english>>({
	heading: "Die große Leinwand",
	text: "Diese Seite braucht keinen Stuhl. Sie zeigt den Raum dem ganzen Sofa.",
	code: "Raumcode",
	show: "Vorhang auf",
	failed: "Das ging nicht. Stimmt der Code?",
	elsewhere: "Diese Leinwand hängt jetzt in einem anderen Fenster.",
	opening: "Licht aus, bitte…",
	offline: "Der Raum wird gesucht…",
	foyer: "Kamera drauf, oder im Browser:",
	qr: (code: string) => `QR-Code, der in Raum ${code} führt`,
	seated: (count: number, free: number, { locked, audiences }: RoomAccess) => {
		const room = locked
			? "die Tür ist zu"
			: free > 0
				? `noch ${many(free, "Platz", "Plätze")} frei`
				: "voll";
		const watch = !locked && free <= 0 && audiences ? ", zuschauen geht" : "";
		return `${grouped(count)} am Tisch, ${room}${watch}`;
	},
	watch: "Zuschauen:",
	along: "Mitschauen:",
	story: (n: number, of: number) => `Geschichte ${n} von ${of}`,
	with: (names: string[]) => (names.length > 0 ? `mit ${listed(names)}` : ""),
	next: "Vorhang auf",
	part: (n: number, of: number) => `Teil ${n} von ${of}`,
	page: (n: number, of: number) => `Seite ${n} von ${of}`,
	wrote: (name: string | null) => `Das war ${name ?? "irgendwer"}`,
	marked: (readers: number) =>
		readers === 1
			? "1 Person hat eine Zeile angestrichen"
			: `${grouped(readers)} Leute haben eine Zeile angestrichen`,
	of: (name: string | null, part: number, title: string) =>
		`${name ?? "Irgendwer"}, Teil ${part} von ${inQuotes(title)}`,
	writtenBy: (names: string[]) => `geschrieben von ${listed(names)}`,
	gallery: "Auf der Galerie",
	menu: "Ton, Stimme und Bewegung",
	voice: "Vorlesen",
	voiceNote: "Jede Feder bekommt eine Stimme von diesem Gerät.",
	overlay: "Stream-Overlay",
	winner: "Die Geschichte des Abends",
	won: (titles: string[]) =>
		titles.length > 0 ? listed(titles) : "Ihr konntet euch nicht entscheiden",
	library: "Was für eine Bibliothek",
	stories: (count: number) => many(count, "Geschichte", "Geschichten"),
	longest: (name: string) => `Am längsten schreibt ${name}`,
	paused: "Der Host macht Pause",
	poking: (state: string, name: string) => `${state}, piekst ${name}`,
	earlier: (title: string) => `${title}, aus eurem letzten Spiel`,
	hush: (pencils: number) => {
		const said = tableWords.waiting.pencils(pencils).join(" ");
		return pencils === 0 ? said : `${said}. Pst.`;
	},
	still: (people: number) => {
		if (people === 0) return "Alle fertig. Es geht los.";
		return people === 1
			? "Eine Person ist noch dran"
			: `${capital(counted(people))} sind noch dran`;
	},
	votes: (people: number) => {
		if (people === 0) return "Alle Stimmen sind da.";
		return people === 1
			? "Eine Stimme fehlt noch"
			: `${capital(counted(people))} Stimmen fehlen noch`;
	},
	reading: {
		story: "Märchenstunde",
		vote: "Es wird gewählt",
		both: "Erst die Geschichten, dann die Wahl",
	},
	meanwhile: {
		lobby: "",
		"quick-start": "Hier werden Regeln gelesen",
		minors: "Einen Moment, bitte",
		characters: "Die Figuren werden eingeladen",
		"story-create": "Die Rollen werden besetzt",
		write: "Pst. Hier wird geschrieben.",
		title: "Wie soll das alles heißen?",
		censor: "Die Redaktion schaut drüber",
		"read-vote": "",
		results: "Licht aus, bitte…",
	},
});
