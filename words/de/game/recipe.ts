import type { recipeWords as english } from "../../en/game/recipe.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating<Words<typeof english>>({
	passOn:
		"Wer diesen Link öffnet, findet deine Regeln, Pakete und Figuren im eigenen Formular. Er führt in keinen Raum, und wir speichern davon nichts.",
	link: "Der Link",
	qr: "QR-Code dieses Rezepts",
	left: (names: string[]) => `Der Link ist voll. Draußen bleiben: ${listed(names)}.`,

	title: "Rezept",
	heading: "Ein Rezept für dich",
	own: "Rezept des Hauses",
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "Es dauert, solange es eben dauert.";
		return alone ? `Etwa ${minutes} min.` : `Etwa ${minutes} min für sechs Leute.`;
	},
	differs: "Was anders ist als beim Eintopf",
	same: "Nichts. Das ist der Eintopf, frisch vom Herd.",
	usual: (text: string) => `Eintopf: ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`,
	zone: "Zeitzone",
	cast: "Die Besetzung",
	castNote: "Diese Namen stehen schon in deinen Feldern, wenn das Spiel nach Figuren fragt.",
	packs: "Eigene Stichworte",
	missingPacks: (names: string[]) =>
		`Du hast kein Paket namens ${listed(names)}. Der Raum spielt ohne.`,
	lost: (rules: string[]) =>
		`Das geht auf diesem Server oder mit deinem Profil nicht: ${listed(rules)}.`,
	take: "Nachkochen",
	takeNote:
		"Dein Formular öffnet sich mit diesen Regeln. Ändere, was du willst, und öffne dann einen Raum.",
	failed: "Da ist kein Rezept drin",
	classic: "Selbst etwas kochen",
	faults: {
		empty: "Der Link hört vor dem Rezept auf. Lass dir bitte den ganzen schicken.",
		unreadable:
			"Dieser Link ist kein Rezept, oder er ist unterwegs kaputtgegangen. Lass ihn dir bitte noch mal schicken.",
		newerVersion: "Dieses Rezept ist neuer als das Spiel auf diesem Server.",
		incomplete: "Von diesem Link fehlt ein Stück. Das hier lässt sich noch lesen.",
		newerRules: "Dieses Rezept hat Regeln, die dieser Server nicht kennt. Sie fehlen hier.",
		badRules: "Einige Regeln dieses Rezepts gehen hier nicht. Dafür gelten die vom Eintopf.",
		badNames: "Einige Namen dieses Rezepts gehen nicht. Sie fehlen hier.",
	},
});
