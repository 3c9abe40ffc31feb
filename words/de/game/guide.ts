import { capital } from "../../capital.ts";
import type { guideWords as english, GuideFacts } from "../../en/game/guide.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

const read = {
	title: "Lesen, japsen, kleben",
	text: "Lies, was aus allen geworden ist, und kleb einen Sticker auf jede gute Zeile. Ab drei Leuten gibt es Preise.",
};

const title = ({ onePart }: GuideFacts) => ({
	title: "Ein Titel muss her",
	text: onePart
		? "Die Geschichte gehört ganz dir und braucht einen Titel. Nimm einen, der die Leute warnt."
		: "Am Ende kommt deine Geschichte heim. Lies, was man ihr angetan hat, und such einen Titel, der die Leute warnt.",
});

const bring = {
	title: "Bring Figuren mit",
	text: "Hexen, Tanten, Haushaltsgeräte. Alles kommt in einen großen Topf, und pro Nase gibt es eine Handvoll.",
};

const write = ({ timed, onePart }: GuideFacts) =>
	onePart
		? {
				title: "Alles aus einer Feder",
				text: `Ein Teil pro Nase, vom ersten bis zum letzten Wort, ${timed ? "gegen die Uhr" : "ganz ohne Uhr"}. Hinterher repariert das niemand mehr.`,
			}
		: {
				title: "Teil schreiben, weiterreichen",
				text: `${timed ? "Die Uhr läuft, du schreibst" : "Du schreibst, bis alle fertig sind"}, dann rückt die Geschichte einen Stuhl weiter. Was man dir hinterlässt, ist jetzt dein Problem.`,
			};

const soloWrite = ({ timed, onePart, watched }: GuideFacts) => ({
	title: onePart ? "In einem Rutsch schreiben" : "Teil für Teil schreiben",
	text: `${onePart ? "Der eine Teil" : "Jeder Teil"} bringt ein Stichwort mit, ${timed ? "und eine Uhr" : "aber keine Uhr"}. ${
		watched
			? "Bis zum Ende liest niemand mit, also keine falsche Scham."
			: "Niemand sieht zu, also keine falsche Scham."
	}`,
});

/** The guides to the modes and those of the audience (docs/game.md "Quick start"). */
export const guideWords: Words<typeof english> = {
	default: (facts) => ({
		header: "Alle bringen was mit",
		steps: [bring, write(facts), title(facts), read],
	}),
	otp: (facts) => ({
		header: "Ein Traumpaar, viele schlechte Ideen",
		steps: [
			facts.pair === 2
				? {
						title: "Nenn dein Paar",
						text: "Nimm zwei, die zusammengehören. Oder zwei, die das auf gar keinen Fall tun.",
					}
				: {
						title: facts.pair === 1 ? "Nenn deinen Liebling" : `Nenn deine ${counted(facts.pair)}`,
						text:
							facts.pair === 1
								? "Ein Name, kein Entkommen. Die ganze Geschichte hängt daran."
								: `Nimm ${counted(facts.pair)}, die zusammengehören. Oder die das auf gar keinen Fall tun.`,
					},
			facts.onePart
				? {
						title: "Schreib die Geschichte",
						text: "Vom ersten Blick bis zur letzten Zeile, alles in einem Teil. Viel Glück den Beteiligten.",
					}
				: {
						title: "Fang an, dann lass los",
						text: "Du schreibst den ersten Teil. Danach haben die anderen das Sorgerecht. Viel Glück den Beteiligten.",
					},
			title(facts),
			read,
		],
	}),
	selfInsert: (facts) => ({
		header: "Diesmal geht es um euch",
		steps: [
			{
				title: "Du bist im Topf",
				text: "Alle hier sind schon Figuren. Gib ihnen Gesellschaft, berühmt oder frisch erfunden.",
			},
			{
				title: "Reite deine Leute rein",
				text: "Auf jeder Hand ist mindestens eine Person von euch. Sei so nett, wie du behandelt werden willst. Ungefähr.",
			},
			title(facts),
			read,
		],
	}),
	missingHistory: (facts) => ({
		header: "Moment, was war vorher?",
		steps: [
			bring,
			facts.onePart
				? write(facts)
				: {
						title: "Du siehst einen Teil, mehr nicht",
						text: "Auf dem Blatt steht nur der Teil vor deinem. Der Rest ist ein Gerücht. Schreib weiter, als wüsstest du Bescheid.",
					},
			title(facts),
			{
				...read,
				title: "Gemeinsam rausfinden",
				text: "Am Ende lest ihr alles am Stück. Sticker für die wildesten Wendungen, und ab drei Leuten Preise.",
			},
		],
	}),
	soloRandom: (facts) => ({
		header: "Ein Tisch für dich allein",
		steps: [
			{
				title: "Füll den Topf mit Namen",
				text:
					facts.drawn === 1
						? "Wirf ein paar Figuren hinein. Eine davon wird gezogen, und die Geschichte handelt von niemandem sonst."
						: `Wirf ein paar Figuren hinein. Heraus kommen ${counted(facts.drawn)}, und die müssen sich eine Geschichte teilen.`,
			},
			soloWrite(facts),
			{
				...title(facts),
				text: "Lies deine Geschichte noch einmal, gib ihr einen Titel und verbeug dich ein bisschen.",
			},
		],
	}),
	soloOtp: (facts) => ({
		header:
			facts.pair === 1
				? "Nur du und dein Liebling"
				: `Nur du und deine ${counted(facts.pair)} Liebsten`,
		steps: [
			{
				title: facts.pair === 2 ? "Wähl dein Paar" : "Wähl deine Besetzung",
				text:
					facts.pair === 1
						? "Ein Name. Du weißt, welcher. Wir fragen nicht."
						: `${capital(counted(facts.pair))} Namen. Du weißt, welche. Wir fragen nicht.`,
			},
			soloWrite(facts),
			{
				...title(facts),
				text: "Lies deine Geschichte noch einmal, gib ihr einen Titel und häng sie gerahmt auf.",
			},
		],
	}),
	audience: () => ({
		header: "Erste Reihe, Mitte",
		steps: [
			{
				title: "Lehn dich zurück",
				text: "Die anderen schreiben. Du darfst laut knuspern, raten, wer was verbrochen hat, und jede Hilfe verweigern.",
			},
			{
				title: "Dann bist du dran",
				text: "Sind die Geschichten fertig, liest du sie alle und klebst auf jeden Teil, was er verdient. Gibt es Preise, stimmst du auch ab.",
			},
		],
	}),
	soloAudience: () => ({
		header: "Erste Reihe, Mitte",
		steps: [
			{
				title: "Lehn dich zurück",
				text: "Eine Person schreibt. Du darfst laut knuspern, leise atmen und jede Hilfe verweigern.",
			},
			{
				title: "Dann wird gelesen",
				text: "Die Geschichte erscheint, wenn sie fertig ist, samt Titel. Klatsch, wo du willst.",
			},
		],
	}),
};
