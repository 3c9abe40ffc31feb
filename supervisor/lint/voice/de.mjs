/** The beginning and the end of a word; `\b` takes ä, ö, ü and ß for other signs than letters. */
const [BEGIN, END] = ["(?<!\\p{L})", "(?!\\p{L})"];

/** @type {(forms: string) => RegExp} */
const word = (forms) => new RegExp(`${BEGIN}(?:${forms})${END}`, "u");

/** All texts but refusals. */
const NOT_REFUSALS = [
	...["words/de/game/", "words/de/site/", "words/de/texts/", "words/de/served.ts"],
	...["words/de/document.ts", "words/de/languages.ts", "db/seeds/", "content/first-lines/"],
];

/** What players write about is told by anybody, to anybody. */
const TOLD = ["db/seeds/", "content/first-lines/"];

/**
 * The rules of words/de/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const GERMAN = [
	// Typography. A part in English is the key of a table.
	{ refuses: /'/, instead: "use ’", except: ["A character's name"] },
	{ refuses: /["”«»]|“(?=\p{L})/u, instead: "use „ and “" },
	{ refuses: /\.\.\.|\s…$/, instead: "use one …, without a space before it" },
	{
		refuses: / {2}|\p{L} [.,;:!?](?!zip|epub)/u,
		instead: "use one space, and none before a mark",
	},
	{ refuses: / [–—] /, instead: "use a comma, a colon or two sentences" },

	// Address: du, and nobody is a "man" or has a gender.
	{ refuses: word("[Mm]an"), instead: "say who: du, wir, niemand", outside: NOT_REFUSALS },
	{
		refuses: /(?<=[\p{Ll}\d,] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
		instead: "say du",
		outside: TOLD,
	},
	{
		refuses: word(
			"(?:Mit)?[Ss]pieler(?:n|s|in|innen)?|(?:Be)?[Nn]utzer(?:n|s|in|innen)?|Teilnehmer(?:n|s|in|innen)?|Autor(?:en|s|in|innen)?|Schreiber(?:n|s|in|innen)?|Leser(?:n|s|in|innen)?|Zuschauer(?:n|s|in|innen)?|Gastgeber(?:n|s|in|innen)?|Betreiber(?:n|s|in|innen)?",
		),
		instead: "say Feder, Person, Leute, alle, wer …, Publikum, Host; wer diesen Server betreibt",
		outside: TOLD,
	},
	{ refuses: /\p{L}(?:[*:_·]in(?:nen)?|In(?:nen)?)(?!\p{L})/u, instead: "name the group" },

	// Terms.
	{ refuses: /Reaktion|[Rr]eagier/, instead: "say Sticker, kleben", outside: TOLD },
	{ refuses: /Avatar/, instead: "say Gesicht" },
	{ refuses: word("Prompts?"), instead: "say Stichwort" },
	{ refuses: /Stichwört/, instead: "say Stichworte" },
	{ refuses: word("Permalinks?"), instead: "say Link" },
	{ refuses: /[Dd]ownload/, instead: "say herunterladen, on a short button holen" },
	{
		refuses: word("[Ss]icher(?:n|e|st)|gesicherte?[nr]?|(?:Bild|Text) laden"),
		instead: "say aufheben (a story), speichern (by itself), herunterladen, holen (a file)",
		outside: TOLD,
	},
	{
		refuses: /[Bb]rasilianisch(?!em Portugiesisch)/u,
		instead: "say brasilianisches Portugiesisch",
	},
	{
		refuses: /[Ee]ure[rn]? Runde|Runde (?:behalten|er?öffnen|gründen|löschen|verlassen)/u,
		instead: "say Stammtisch; a Runde is the next game",
	},
	{ refuses: /(?:Link|Adresse) (?:machen|beenden)/u, instead: "say Link holen, Link löschen" },
	{ refuses: word("[Üü]ber Tage"), instead: "say Tag für Tag, über mehrere Tage" },
	{ refuses: word("[Kk]icken|gekickt"), instead: "say rauswerfen, vor die Tür setzen" },
	{ refuses: /Aufkleber/, instead: "say Sticker", outside: TOLD },
	{ refuses: /Account|[Ll]ogin|(?:ein|aus)loggen/u, instead: "say Konto, anmelden" },
	{ refuses: /gingen? nicht auf(?!\p{L})/u, instead: "say ließ sich nicht öffnen" },
];
