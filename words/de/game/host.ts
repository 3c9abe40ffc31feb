import type { CrownReason } from "#game/room.ts";
import type { hostWords as english } from "../../en/game/host.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => (from === null ? "Du warst kurz draußen" : `${from} ist draußen`),
	left: (from) => (from === null ? "Du bist gegangen" : `${from} ist gegangen`),
	passed: (from) =>
		from === null ? "Du hast die Krone weitergegeben" : `${from} hat die Krone weitergegeben`,
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating<Words<typeof english>>({
	desk: "Deine Regie",
	open: "Regiepult",
	clock: "Die Uhr",
	pause: "Pause",
	goOn: "Weiter",
	minute: "Eine Minute mehr",
	door: "Die Tür",
	code: (code: string) => `Der Raumcode ist ${code}.`,
	codeHidden: "Der Raumcode ist getarnt.",
	lock: "Raum abschließen",
	unlock: "Raum aufschließen",
	close: "Raum schließen",
	lockedNote: "Der Raum ist abgeschlossen. Es kommt niemand Neues rein.",
	screens: {
		heading: "Bildschirme",
		count: (count: number) =>
			count === 1 ? "1 Bildschirm schaut zu." : `${count} Bildschirme schauen zu.`,
		close: "Alle abschalten",
		sure: "Alle, auch den Fernseher?",
	},
	sparks: "Wurfgeschosse",
	sparksOff: "Schluss mit Werfen und Pieksen",
	sparksOn: "Werfen und Pieksen erlauben",
	stream: "Streams",
	streamNote: (on: boolean) =>
		on
			? "Stream-Overlays zeigen, was gelesen wird, obwohl dieser Raum ab 18 ist."
			: "Dieser Raum ist ab 18, darum zeigen Stream-Overlays nur den Code.",
	streamOn: "Geschichte im Overlay zeigen",
	streamOff: "Im Stream nur den Code",
	crown: "Krone weitergeben",
	crownText: "Wer sie trägt, ist ab dann Host.",
	crownNobody: "Gerade ist sonst niemand da.",
	pass: (name: string) => `${name} krönen`,
	passSure: (name: string) => `Wirklich ${name}?`,
	people: "Wer da ist",
	ownSparks: {
		off: "Entwaffnen",
		on: "Darf wieder",
		label: (name: string, off: boolean) =>
			off ? `Darf wieder werfen: ${name}` : `Entwaffnen: ${name}`,
		news: (name: string, on: boolean) =>
			on
				? `${name} darf wieder werfen und pieksen.`
				: `${name} darf nicht mehr werfen oder pieksen.`,
	},
	shownOut: {
		heading: "Vor der Tür",
		short: "Reinlassen",
		label: (name: string) => `Wieder reinlassen: ${name}`,
		news: (name: string) => `${name} darf wieder rein.`,
		locked: "Der Raum ist abgeschlossen. Schließ ihn auf, sonst kommt niemand rein.",
	},
	watches: (name: string) => `${name}, im Publikum`,
	kick: {
		label: (name: string) => `${name} rauswerfen`,
		short: "Raus",
		heading: (name: string) => `${name} vor die Tür setzen?`,
		text: "Wer draußen ist, bleibt draußen, auch unter anderem Namen, bis du wieder aufmachst.",
		why: "Was sollen wir ausrichten?",
		whyHint: "Das wird ein nüchterner Satz, den sonst niemand liest.",
		reasons: {
			away: "Du warst nicht da",
			stranger: "Wer bist du?",
			manners: "Benimm dich",
			none: "Nur, dass es der Host war",
		},
		lock: "Danach abschließen",
		network: (count: number) =>
			count === 1
				? "Auch die andere Person vom selben Anschluss"
				: `Auch die ${count} anderen vom selben Anschluss`,
		table: "Auch vom Stammtisch, der dann einen neuen Link bekommt",
		stay: "Darf bleiben",
	},
	paused: (host: string | null) => (host === null ? "Pause vom Host" : `${host} macht Pause`),
	pausedNote: "Die Uhr steht, deine Worte sind sicher.",
	pausedUntil: (time: string) => `Um ${time} Uhr geht es von allein weiter.`,

	crownNews: (to: string | null, from: string | null, why: CrownReason) => {
		const what = why === "passed" ? "sie jetzt" : "jetzt die Krone";
		return `${WHY[why](from)}. ${to === null ? "Du trägst" : `${to} trägt`} ${what}.`;
	},
	theHost: "Der Host",

	again: "Noch mal, selbe Leute",
	againAlone: "Noch mal",

	together: {
		led: (host: string) => `${host} blättert um.`,
		leading: "Du blätterst um.",
		part: (part: number, of: number) => `Teil ${part} von ${of}.`,
		back: "Eine Seite zurück",
		nextPage: "Nächste Seite",
		nextPart: "Nächster Teil",
		nextStory: "Nächste Geschichte",
		list: "Alle Geschichten",
		toAwards: "Alle zur Preisverleihung",
		toEnd: "Alle zum Ende",
		rejoin: "Mit den anderen lesen",
	},
});
