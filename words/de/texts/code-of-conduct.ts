import type { PageText } from "../../page-text.ts";

export default {
	title: "Verhaltensregeln",
	heading: "Verhaltensregeln",
	description: "Worum wir alle bitten, die bei Plotluck mit anderen schreiben.",
	lead: "2. Januar 2023. Albern soll es sein, grausam nicht.",
	sections: [
		{
			heading: "Seid nett zueinander",
			blocks: [
				"Du schreibst mit Menschen, über Figuren, vor allen. Zieh die Geschichte auf, nicht die Leute, die sie schreiben. Sagt jemand am Tisch, dass ein Thema zu viel ist, nimm ein anderes: Es gibt genug.",
				"Lass Platz. Der Teil der stillen Person ist so lang wie deiner. War ein Teil schlecht, hat er nur drei Minuten gedauert; war er gut, sag es.",
			],
		},
		{
			heading: "Was hier nichts zu suchen hat",
			blocks: [
				[
					"Belästigung, Drohungen oder Stalking, in einer Geschichte oder drumherum.",
					"Hass auf Menschen, egal ob es darum geht, woher sie kommen, was sie glauben, wen sie lieben, wer sie sind oder wie ihr Körper funktioniert.",
					"Private Angaben über echte Menschen: Adressen, Telefonnummern, alles, was du über dich nicht vorgelesen haben möchtest.",
					"Sexuelle Inhalte über echte Menschen, die dem nicht zugestimmt haben, oder in Räumen für alle.",
					"Alles, was bei dir oder am Ort dieses Servers verboten ist.",
				],
			],
		},
		{
			heading: "Verbotene Inhalte",
			blocks: [
				"Sexuelle Inhalte mit Figuren unter 16 sind verboten. Ebenso verboten sind sexuelle Inhalte mit allen, die als Kind gezeigt werden oder als Kind bekannt sind, ganz gleich, welches Alter die Geschichte angibt. Daran ändert kein Witz etwas, keine Einstellung, keine Spielart und kein Raum.",
				"Verboten sind auch Inhalte, die andere ermutigen, sich selbst zu verletzen, oder die sie für Gewalt anwerben.",
			],
		},
		{
			heading: "Alter",
			blocks: [
				"Wer unter 18 ist, spielt in Räumen für alle und sonst nirgends. Gib ehrlich an, wie alt du bist: Davon hängt ab, welche Räume dich reinlassen, und alle am Tisch verlassen sich darauf. Sitzt jemand unter 18 am Tisch, erinnert das Spiel die anderen daran, bevor es losgeht. Schreib in so einem Raum nur, was auch für die Jüngsten taugt.",
			],
		},
		{
			heading: "Wenn du der Host bist",
			blocks: [
				"Es ist dein Tisch. Du kannst jemanden vor die Tür setzen und einen Grund nennen, wenn du magst; in diesen Raum kommt die Person nicht zurück, außer du lässt sie wieder rein. Du kannst die Tür abschließen. Mit Moderation siehst du alles Gemeldete, bevor es jemand liest, und kannst es schwärzen. Niemand erfährt, wer einen Teil gemeldet hat.",
				"Namen von Leuten und Figuren vergleichen wir mit einer Liste schwerer Beleidigungen in allen sechs Sprachen, Teile und Titel nicht. Wer nur frech oder berüchtigt heißt, kommt durch: Darüber entscheidest du.",
			],
		},
		{
			heading: "Wenn jemand zu weit geht",
			blocks: [
				"Sag es dem Host. Melde den Teil. Melde eine geteilte Geschichte mit dem Knopf darunter; dafür brauchst du kein Konto, und niemand erfährt, wer es war. Gehen kannst du immer: Kein Spiel ist einen verdorbenen Abend wert.",
				"Wer diesen Server betreibt, darf Geschichten entfernen, Räume schließen und Leute fernhalten, die gegen diese Regeln verstoßen. Was oben unter „Verbotene Inhalte“ steht, kann sofort das Konto kosten.",
			],
		},
	],
	next: [
		{ to: "/contact", label: "Kontakt" },
		{ to: "/howtoplay", label: "So wird gespielt" },
	],
} satisfies PageText;
