/** Stories have cats, and characters who are of one gender. */
const STORIES = ["db/seeds/", "content/first-lines/", "game/clippings.ts", "site/stories.ts"];

/**
 * The rules of words/fr/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const FRENCH = [
	{
		refuses: /'/,
		instead: "write ’",
		// What English calls a text in refusals, and the marks that a quotation can come after.
		except: ["A character's name", "([—–-…‘'’"],
	},
	{
		refuses: / [:;?!»]|«(?!\u00A0)|[^\u00A0]»/,
		instead: "put a no-break space before : ; ? ! » and after «",
		// Its marks stand alone.
		outside: ["words/fr/quote.ts"],
	},
	{
		refuses: /[\p{L}\p{N}\0)][;?!]/u,
		instead: "put a no-break space before ; ? !",
		// An address of the overlay.
		except: [/\/tv\?overlay/],
	},
	{
		refuses: /[\d\0] (?:ans|CAD|h|j|min|s)(?!\p{L})|n° /u,
		instead: "put a no-break space between a number and its unit",
	},
	{ refuses: /\.\.\./, instead: "write …" },
	{
		refuses: /(?<!\p{L})chats?(?!\p{L})/iu,
		instead: "say salon or messagerie, a chat is a cat",
		// The neighbour's.
		except: [/chat de la voisine/],
		outside: STORIES,
	},
	{ refuses: /canal|canaux/i, instead: "say salon", outside: STORIES },
	{
		refuses:
			/(?:rendu|rendre|écrit|écrire) (?:sa|ta|une|la) partie|parties? (?:a été |ont été )?rendue/iu,
		instead: "say chapitre, a partie is a game",
	},
	{ refuses: /réactions?(?!\p{L})/iu, instead: "say gommette", outside: STORIES },
	{ refuses: /(?<!p{L})distribution/i, instead: "say casting", outside: STORIES },
	{ refuses: /code qr/i, instead: "say QR code" },
	{
		refuses: /sauvegarde[rz]|sauvegardée?s?(?!p{L})/i,
		instead: "say garder, or enregistrer for a file",
	},
	{
		refuses:
			/joueu[rs]|spectateur|lecteur|utilisateur|(?<!\p{L})amis(?!\p{L})|de tous(?! les|\p{L})|pour chacun|chacun garde|toutes et tous|l’une? ou l’une?|(?<!\p{L})sûr\u00A0\?/iu,
		instead: "name the group: tout le monde, la table, toute la bande",
		outside: STORIES,
	},
];
