import type { lobbyWords as english } from "../../en/game/lobby.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60
		? `${String(Math.round((seconds / 60) * 10) / 10).replace(".", ",")} min`
		: `${seconds} s`;

/** The texts of the lobby. They are apart from those of the other screens, which load later. */
export const lobbyWords = isolating<Words<typeof english>>({
	heading: "Die Lobby",
	invite: "Mit diesem Code kommen deine Leute rein",
	inviteToWatch: "Ein Tisch für dich allein. Mit diesem Code können andere zuschauen",
	alone: "Ein Tisch für dich allein",
	hidden: "Der Code ist getarnt",
	copy: "Link holen",
	copied: "Kopiert",
	copyFailed: "Ging nicht",
	qr: "QR-Code",
	qrHeading: "Kamera draufhalten",
	qrAlt: (code: string) => `QR-Code, der in Raum ${code} führt`,
	show: "Zeigen",
	host: "Host",
	supporter: "Supporter",
	you: "du",
	away: "weg",
	changeLabel: "Namen, Gesicht oder Platz ändern",
	changeHeading: "Wer bist du?",
	noForm: "Der Kleiderschrank klemmt. Bitte lade die Seite neu.",
	side: "Wo sitzt du?",
	sides: { players: "am Tisch", audience: "im Publikum" },
	crownFirst: "Du trägst die Krone. Gib sie weiter, bevor du ins Publikum gehst.",
	tableFull: "Der Tisch ist gerade voll.",
	wornBy: (name: string) => `${name} trägt das hier auch.`,
	save: "Das bin ich",
	lookalike: (name: string) => `${name} hat dasselbe Gesicht mitgebracht. Zwillinge, wie reizend!`,
	otherFace: "Ein anderes",
	keepFace: "Partnerlook",
	reading: "liest",
	stillReading: (names: string[]) =>
		`${listed(names)} ${names.length === 1 ? "liest" : "lesen"} noch die Geschichten.`,
	two: "Zu zweit geht’s auch. Für einen richtigen Sieg braucht es drei.",
	waitingFor: (host: string) => `Gleich schlägt ${host} das Buch auf`,
	audience: (solo: boolean) =>
		solo
			? "Du schaust zu. Hol dir was zu knabbern, die Geschichte wird am Ende serviert."
			: "Du schaust zu. Hol dir was zu knabbern: Später darfst du Sticker kleben und, wenn es Preise gibt, auch abstimmen.",
	leave: "Gehen",
	speed: (name: string, seconds: number) => `${name} (${minutes(seconds)})`,
	untimed: "ohne Uhr",
	parts: (count: number) => many(count, "Teil", "Teile"),
	watching: (count: number) => (count === 1 ? "1 schaut zu" : `${count} schauen zu`),
	rating: { MATURE: "ab 18", ALL_AGES: "für alle" },
	sure: "Ganz sicher?",
});
