import type { storyWords as english } from "../../en/site/stories.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the story that writes itself at home. */
export const storyWords = isolating<Words<typeof english>>({
	heading: "Eine Geschichte, drei Schuldige",
	now: "schreibt sich gerade selbst",
	next: "Nächste Geschichte",
	starts: (name: string) => `${name} fängt an`,
	goesOn: (name: string) => `${name} macht weiter`,
	ends: (name: string) => `${name} hat noch neun Sekunden`,

	triples: [
		{
			writers: [7, 0, 8],
			parts: [
				"Im Bundesamt für Pausenbrote hatte noch nie ein Zauberer passend bezahlt.",
				"…und genau da fing der Kaffeeautomat an zu singen.",
				"Er kannte nur ein Lied, und es handelte von der Mutter des Zauberers.",
			],
		},
		{
			writers: [9, 22, 2],
			parts: [
				"Der Kommissar kam zu spät, denn das Pferd hatte fahren wollen.",
				"„Der Gärtner war’s“, sagte das Pferd, das den Gärtner noch nie leiden konnte.",
				"Der Gärtner seufzte und gab alle elf Sättel zurück.",
			],
		},
		{
			writers: [12, 4, 13],
			parts: [
				"Am dritten Tag auf See gingen uns die Kekse aus, und dem Kapitän die Witze.",
				"Also drehten wir um und baten den Wal um beides.",
				"Der Wal kennt einen Witz. Er dauert neun Stunden. Wir sind bei der Hälfte.",
			],
		},
		{
			writers: [1, 20, 11],
			parts: [
				"Das Spukhaus hatte glänzende Bewertungen, alle mit Schleim unterschrieben.",
				"Von meiner Oma gab es zwei Sterne: zu warm, und die Schreie nicht im Takt.",
				"Jetzt leitet sie dort den Chor. Jeden Dienstag springen die Scheiben dreistimmig.",
			],
		},
		{
			writers: [19, 10, 0],
			parts: [
				"Es war Liebe auf den ersten Blick, was unter Leuchtturmwärtern selten ist.",
				"Vierzig Jahre lang blinkten sie einander über die Bucht hinweg zu.",
				"Dann baute jemand eine Brücke, und es stellte sich heraus: beide vergeben.",
			],
		},
		{
			writers: [8, 16, 7],
			parts: [
				"Die Hofköchin hatte eine Regel: Lass die Suppe nie zurückschauen.",
				"In jener Nacht schaute die Suppe nicht nur. Sie zwinkerte und wollte das Rezept.",
				"Lang lebe die Suppe, Erste ihres Namens, leise köchelnd.",
			],
		},
		{
			writers: [2, 17, 9],
			parts: [
				"Fünf Waschbären in einem Mantel bewarben sich bei der Sparkasse und wurden genommen.",
				"Der oberste ist jetzt Filialleiter. Der unterste will einen Betriebsrat.",
				"Gemerkt hat es niemand bis zum Urlaub. Da nahm jeder einen anderen Zug.",
			],
		},
		{
			writers: [14, 21, 12],
			parts: [
				"Der Roboter war gebaut, um Gläser zu öffnen, und träumte von der Oper.",
				"Beim Vorsingen traf er das hohe C, und in der ganzen Stadt sprangen die Deckel auf.",
				"Die Gewürzgurken weinten. Die Kritik, nass bis auf die Haut, erhob sich und klatschte.",
			],
		},
		{
			writers: [15, 3, 22],
			parts: [
				"Unsere Stadt hat einen Drachen, aber nur werktags und nie vor zehn.",
				"Die Ritter haben schriftlich Beschwerde eingelegt. Der Drache hat geantwortet, mit Feuer.",
				"Freitags gehen sie jetzt zusammen kegeln. Der Drache behält die Kegel.",
			],
		},
		{
			writers: [5, 18, 1],
			parts: [
				"Die letzte Bücherei auf dem Mars verleiht ein einziges Buch: die Anleitung für einen Toaster.",
				"Die Warteliste ist zwei Jahre lang, und alle sagen, der Schluss sei es wert.",
				"Heute war ich dran. Auf der letzten Seite hat jemand den Toast gezeichnet.",
			],
		},
		{
			writers: [6, 8, 15],
			parts: [
				"Agentin Zwetschge hatte die Lizenz zum Töten und neun Strafzettel.",
				"Der zehnte klebte an einer Bombe: zahlbar binnen vier Minuten.",
				"Sie zahlte in drei. Der Mann vom Ordnungsamt schloss die Akte, und den Schirm.",
			],
		},
		{
			writers: [13, 9, 20],
			parts: [
				"Jede Mitternacht tauschen die Gartenzwerge die Plätze, und wir tun, als merkten wir nichts.",
				"Gestern war einer mehr da. Er trägt den Hut von meinem Vater.",
				"Papa findet es schön ruhig im Garten und fragt, ob ihm jemand ein Kissen bringt.",
			],
		},
	],
});
