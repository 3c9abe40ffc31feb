import type { accountWords as english } from "../../en/site/account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts about accounts: sign-in, saved stories, own prompt packs. */
export const accountWords = isolating<Words<typeof english>>({
	heading: "Konto",
	offer:
		"Melde dich an, um Geschichten und eigene Stichwortpakete aufzuheben. Spielen geht auch ohne.",
	signIn: "Anmelden",
	signOut: "Abmelden",
	signedIn: (name: string | null) => (name ? `Angemeldet als ${name}.` : "Du bist angemeldet."),
	written: (stories: number) =>
		stories === 1 ? "Eine Geschichte geschrieben." : `${grouped(stories)} Geschichten geschrieben.`,
	library: "Deine Bibliothek",
	packs: "Stichwortpakete",
	account: "Dein Konto",
	loading: "Lädt",
	otherWindow: ["Mach im anderen Fenster weiter.", "Verloren? Noch mal öffnen"],
	failed: "Das Anmelden hat nicht geklappt",
	tokenFailed: "Deine Anmeldung kam nicht bis hierher durch",
	errors: {
		mfa_required:
			"Dein Konto will einen zweiten Nachweis sehen. Melde dich noch mal an und halt ihn bereit.",
		missing_refresh_token: "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
		use_dpop_nonce:
			"Die Anmeldung verlangt einen Nachweis, den diese Seite nicht geben kann. Bitte sag den Leuten Bescheid, die sie betreiben.",
		login_required: "Du bist abgemeldet. Bitte melde dich neu an.",
		state_mismatch: "Diese Antwort gehörte zu einer anderen Anmeldung. Bitte versuch es noch mal.",
		missing_transaction:
			"Dieser Browser weiß von keiner Anmeldung. Bitte fang hier noch mal von vorn an.",
		timeout: "Die Anmeldung hat zu lange gedauert. Bitte versuch es noch mal.",
		cancelled: "Das Anmeldefenster ist zu. Es hat sich nichts geändert.",
		blocked:
			"Dein Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Seite und versuch es noch mal.",
	},

	insecure: {
		players:
			"Hier kann sich niemand anmelden, weil diese Seite über http kam und das Anmelden https braucht.",
		operator:
			"Betreibst du diesen Server? Dann brauchst du einen Proxy mit https oder die Adresse localhost: siehe „Signing in at home“ in docs/hosting.md.",
	},

	save: {
		save: "Aufheben",
		saved: "Liegt in deiner Bibliothek.",
		open: "Öffnen",
	},

	savedStories: {
		title: "Deine Bibliothek",
		heading: "Deine Bibliothek",
		empty: "Noch nichts da. Öffne nach einem Spiel eine Geschichte und heb sie auf.",
		guest: "Deine Geschichten liegen hinter dieser Tür. Melde dich an, um sie zu lesen.",
		facts: (parts: number, day: string) =>
			`${parts === 1 ? "ein Teil" : `${grouped(parts)} Teile`}, aufgehoben am ${day}`,
		delete: "Löschen",
		sure: "Ganz sicher?",
		deleteName: (title: string) => `${title} löschen`,
		savedOn: (day: string) => `Aufgehoben am ${day}`,
		unreachable: "Die Bibliothek ließ sich nicht öffnen",
		gone: "Diese Geschichte ist nicht in deiner Bibliothek",
	},

	own: {
		title: "Stichwortpakete",
		heading: "Deine Stichwort\u00ADpakete",
		legend: "Deine eigenen Pakete",
		edit: "Pakete bearbeiten",
		empty: "Noch keine Pakete. Gib dem ersten einen Namen, dann füll es.",
		none: "Noch keine Stichworte. Ein leeres Paket lässt der Raum links liegen.",
		name: "Name für ein neues Paket",
		nameHint: "3 bis 30 Zeichen (auf Chinesisch, Japanisch oder Koreanisch ab 1)",
		add: "Neues Paket",
		prompt: "Ein neues Stichwort",
		promptHint: "Bis zu 200 Zeichen",
		addPrompt: "Dazulegen",
		count: (prompts: number) =>
			prompts === 1 ? "ein Stichwort" : `${grouped(prompts)} Stichworte`,
		guest:
			"Eigene Pakete brauchen ein Konto, in dem sie wohnen. Melde dich an, um welche zu packen.",
		unreachable: "Deine Pakete ließen sich nicht öffnen",
		deletePrompt: (prompt: string) => `${inQuotes(prompt)} löschen`,
	},
});
