import type { screenWords as english } from "../../en/game/screens.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the game's screens. */
export const screenWords = isolating<Words<typeof english>>({
	rating: { MATURE: "AB 18", ALL_AGES: "FÜR ALLE" },

	header: {
		fanfic: "Fanfic",
		of: (n: number, of: number) => `${n} von ${of}`,
		part: (n: number) => `Teil ${n}`,
	},

	subheader: { show: "Wie geht das?", hide: "Alles klar, weg damit" },

	waiting: {
		heading: "Setz schon mal Wasser auf",
		audience: "Du sitzt im Publikum. Deine einzige Aufgabe: warten und gespannt gucken.",
		host: "Hängt jemand fest?",
		kick: (name: string) => `${name} rauswerfen`,
		skip: (name: string) => `Ohne ${name} weiter`,
	},

	guide: {
		ready: "Bereit",
		readyHeading: "Du siehst startklar aus",
		readyText: "Irgendwer liest noch die Anleitung. Jede Runde braucht so jemanden.",
	},

	minors: {
		heading: "Ein Wort vorab",
		text: "Jemand an diesem Tisch ist unter 18, also bleibt dieser Raum für alle: nichts Sexuelles, kein Blutbad, nichts, was du vor Oma verstecken würdest.",
		alone: "Wenn dir etwas unangenehm ist, sag es oder geh. Du musst nie erklären, warum.",
		link: "Verhaltensregeln lesen",
		newTab: "öffnet einen neuen Tab",
		ack: "Verstanden",
		waitText: "Die anderen geloben auch gerade, sich zu benehmen.",
	},

	characters: {
		heading: "Wer soll vorkommen?",
		pairHeading: (count: number) =>
			count === 1 ? "Um wen geht es?" : `Wer sind die ${counted(count)}?`,
		text: (solo: boolean) =>
			solo
				? "Berühmt, erfunden oder der Dackel von nebenan. Wer gezogen wird, gehört dir."
				: "Berühmt, erfunden oder der Dackel von nebenan. Alle Namen kommen in einen Topf, und daraus besetzt ihr eure Geschichten.",
		pairText: (count: number) =>
			count === 1
				? "Die ganze Geschichte hängt daran. Nimm jemanden mit Nerven oder wenigstens mit einem Plan."
				: "Die ganze Geschichte hängt daran. Nimm welche, zwischen denen es knistert oder wenigstens noch eine Rechnung offen ist.",
		label: (n: number) => `Figur ${n}`,
		locked: "Auch im Topf",
		ideas: [
			"ein Name",
			"jemand Berühmtes",
			"jemand Erfundenes",
			"jemand Unerwartetes",
			"ein Gegenstand mit Gefühlen",
			"deine Nemesis",
		],
		ageOf: (name: string, mature: boolean) =>
			`${name} ist ${mature ? "ab 18" : "für alle"}. Ändern`,
		story: "Diese Geschichte ist",
		twin: "Hast du schon",
		nameless: "Noch namenlos. Versuch’s mit dem Würfel.",
		dice: (n: number) => `Ein Zufallsname für Figur ${n}`,
		rolled: (n: number, name: string) => `Figur ${n} heißt ${name}.`,
		left: (count: number) => `Noch ${many(count, "Name", "Namen")}`,
		submit: "Ab in den Topf",
		unrated: "Altersstufe fehlt",
		submitPair: "Die nehme ich",
		doneHeading: "Im Topf",
		doneText: "Mitgebracht hast du",
		donePair: "Deine Geschichte handelt von",
	},

	create: {
		heading: "Deine Besetzung",
		text: (min: number, max: number) => {
			const several = min === max ? counted(min) : `${min} bis ${max}`;
			return `Such dir ${max === 1 ? "eine Figur" : `${several} Figuren`} aus. Du fängst die Geschichte an, die anderen schreiben weiter.`;
		},
		hand: "Die Figuren auf deiner Hand",
		rating: "Deine Geschichte ist",
		forced: "Für alle, weil eine deiner Figuren es so will.",
		more: (count: number) => `Noch ${count} aussuchen`,
		unrated: "Altersstufe fehlt",
		select: "Nehmen",
		doneHeading: "Starbesetzung",
		doneText: (names: string[]) =>
			names.length === 1
				? `${listed(names)} wirft sich in Schale.`
				: `${names.length === 0 ? "Alle" : listed(names)} werfen sich in Schale.`,
	},

	intro: {
		heading: "Mach dich bereit",
		once: ["Es war einmal", "Es waren einmal"],
		yours: (characters: number) => `${characters === 1 ? "gehört" : "gehören"} jetzt dir.`,
		blind: "Du siehst nur den letzten Teil. Nur Mut.",
		first: "und noch steht kein Wort da.",
		footer: "lockere schon mal die Finger",
		go: "LOS!",
	},

	write: {
		heading: "Schreib deinen Teil",
		past: "Was bisher geschah",
		fold: "Einklappen",
		unfold: (count: number) => `Was bisher geschah (${many(count, "Teil", "Teile")})`,
		follows: "Die Tinte trocknet noch…",
		unknown: "irgendwer",
		cast: "mit",
		castFirst: "Erfinde eine Geschichte mit",
		box: "Dein Teil der Geschichte",
		placeholder: "Und dann…",
		once: "Es war einmal…",
		promptFirst: "Stichwort, bitte",
		promptNext: "Noch ein Stichwort",
		promptNone: "Keins mehr da",
		promptSwapShort: "Tauschen, nur einmal",
		promptSwap: (prompt: string) => `Dieses Stichwort tauschen, nur einmal: ${prompt}`,
		done: "Fertig",
		words: (count: number) => many(count, "Wort", "Wörter"),
		left: (count: number) => `noch ${count}`,
		longPaste: (most: number) =>
			`Tippen, nicht einfügen: Mehr als ${most} Zeichen auf einmal nimmt das Blatt nicht.`,
		saving: "Speichert…",
		over: "Zeit um",
		given: {
			by: (name: string | null) => `Das hier kommt von ${name ?? "irgendwem"}.`,
			last: "Nach dir kommt niemand mehr: Bring die Sache zu Ende.",
			once: (characters: number) => (characters === 1 ? "Es war einmal" : "Es waren einmal"),
			blank: "und noch steht kein Wort da.",
		},
		byline: (name: string, part: number) => `${name}, Teil ${part}`,
		back: "Nachlesen",
		backToText: "Weiterschreiben",
		prompt: "Stichwort",
		faces: {
			sum: (done: number, all: number) => `${done} von ${all} fertig`,
			label: (done: number, all: number) => `${done} von ${all} fertig. Wer macht was`,
			title: "Am Tisch",
		},
		forReading: "zum Lesen",
		down: {
			heading: "Stifte weg!",
			handedIn: "abgegeben",
			still: (name: string) => `${name} hat noch`,
			moreToRead: "Da gab es mehr zu lesen, darum dauert es länger.",
			leftThem: "Das hast du hinterlassen",
			readAll: "Deinen Teil ganz lesen",
			poke: (name: string) => `${name} pieksen`,
		},
		extra: (seconds: number) => `${seconds} s extra zum Lesen`,
		skipSteps: ["Alle weiter", "Ganz sicher?", "Ja, weiter!"],
		waitText: (solo: boolean) =>
			solo
				? "Hörst du das? Da streitet jemand mit einem leeren Blatt."
				: "Hörst du das? So klingt es, wenn liebe Menschen alles schlimmer machen.",
		flag: "Melden",
		flagged: "Gemeldet",
		flagLabel: (part: string) => `${part} beim Host melden`,
	},

	title: {
		heading: "Wie soll sie heißen?",
		text: (solo: boolean) =>
			solo
				? "Das warst alles du. Lies sie noch einmal und gib ihr einen Titel."
				: "Das ist die Geschichte, die du angefangen hast. Schau, was aus ihr geworden ist.",
		label: "Titel",
		placeholder: "Der Herr der Zwiebelringe",
		submit: "So heißt sie",
		missing: "Eine Geschichte ohne Titel? Nicht an diesem Tisch.",
		doneHeading: "Ist im Druck",
		doneText: (title: string) => `${inQuotes(title)} also.`,
		bare: "Steht schon auf dem Umschlag.",
		watchHeading: (solo: boolean) => (solo ? "Ein Titel, bitte" : "Titel, bitte"),
		watchText: (solo: boolean) =>
			solo
				? "Gerade wird ein Titel gesucht. Dann darfst du lesen."
				: "Gerade werden Titel gesucht für das, was da angerichtet wurde. Danach wird gelesen.",
	},

	censor: {
		heading: "Muss etwas geschwärzt werden?",
		text: "Markiere die Teile, die niemand lesen soll. Bei gemeldeten steht es dabei.",
		flags: (count: number) => `${count}-mal gemeldet`,
		mark: "Schwärzen",
		markLabel: (part: string) => `${part} schwärzen`,
		marked: "Geschwärzt",
		confirm: (count: number) =>
			count === 0
				? "Alles gut, wir lesen"
				: `${many(count, "Teil", "Teile")} schwärzen, dann lesen`,
		waitHeading: "Die Redaktion schaut drüber",
		waitText: (host: string) =>
			`${host} prüft noch, ob sich alles vorlesen lässt. Dauert nicht lang.`,
	},
});
