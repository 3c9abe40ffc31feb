import type { ownAccountWords as english } from "../../en/site/own-account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the pages on which people sign up and in, and look after their account. */
export const ownAccountWords = isolating<Words<typeof english>>({
	signIn: {
		title: "Anmelden",
		headings: {
			in: "Schön, dass du da bist",
			up: "Nimm dir einen Stuhl",
			lost: "Passiert den Besten",
		},
		question: "Kennen wir uns?",
		known: "Anmelden",
		fresh: "Bin neu",
		name: "Name",
		nameHint: "3 bis 30 Buchstaben oder Ziffern. Keine E-Mail-Adresse, wir schreiben nie.",
		password: "Passwort",
		passwordHint: "Mindestens 10 Zeichen. Ein alberner Satz ist ideal.",
		show: "Zeig, was ich tippe",
		enter: "Anmelden",
		join: "Konto anlegen",
		passkey: "Mit Passkey",
		noPasskey: "Da kam kein Passkey. Versuch es noch mal, oder nimm dein Passwort.",
		lost: "Passwort verlegt?",
		back: "Ach, ich weiß es wieder",
		lostText:
			"Einer der Ersatzcodes, die du beim Anlegen bekommen hast, öffnet die Tür. Dann wählst du ein neues Passwort.",
		code: "Ersatzcode",
		codeHint: "Vier mal vier Zeichen, etwa mc7p-29xk-ahtw-4vne",
		newPassword: "Neues Passwort",
		recover: "Ändern und anmelden",
		over: "Diese Anmeldung ist kalt geworden",
		overText:
			"Sie hat zu lange gewartet oder begann in einem anderen Fenster. Mach dieses zu und fang neu an.",
		toProfile: "Zum Profil",
	},

	reset: {
		title: "Neues Passwort",
		heading: "Ein neues Passwort",
		text: (name: string) =>
			`Damit bekommt ${name} ein neues Passwort und wird überall abgemeldet. Danach meldest du dich mit dem neuen an.`,
		set: "Passwort setzen",
		done: "Erledigt. Melde dich jetzt damit an.",
		over: "Dieser Link ist abgelaufen",
	},

	codes: {
		heading: "Deine Ersatzcodes",
		text: "Mit jedem dieser Codes kannst du einmal ein neues Passwort setzen, falls du deins verlierst. Wir können sie nie wieder zeigen, also schreib sie auf oder lade sie herunter.",
		save: "Herunterladen",
		file: "plotluck-ersatzcodes.txt",
		fileText: (codes: readonly string[]) =>
			`Ersatzcodes für Plotluck\nMit jedem kannst du einmal ein neues Passwort setzen.\n\n${codes.join("\n")}\n`,
		kept: "Ich habe sie",
	},

	account: {
		title: "Konto",
		heading: "Dein Konto",
		guest: "Melde dich an, um dich um dein Konto zu kümmern.",
		unreachable: "Dein Konto ließ sich nicht öffnen",
		elsewhere:
			"Dein Name und dein Passwort wohnen bei dem Dienst, über den du dich anmeldest. Was das Spiel über dich weiß, steht hier.",
		signedInAs: (name: string) => `Du meldest dich als ${name} an.`,
		since: (day: string) => `Du bist seit dem ${day} dabei.`,
		change: "Ändern",
		done: "Erledigt!",

		screenName: "Der Name, den andere sehen",
		name: "Der Name, mit dem du dich anmeldest",
		password: "Dein Passwort",
		newPassword: "Das neue Passwort",
		names: "Namen",
		passwordHeading: "Passwort",
		passwordText: "Ein neues Passwort meldet dich auf deinen anderen Geräten ab.",

		passkeys: "Passkeys",
		passkeysText:
			"Ein Passkey meldet dich mit Fingerabdruck, Gesicht oder Geräte-PIN an. Merken musst du dir nichts.",
		noPasskeys: "Noch keine.",
		passkeyFacts: (day: string, used: string | null) =>
			used === null ? `seit ${day}, noch nie benutzt` : `seit ${day}, zuletzt benutzt: ${used}`,
		otherSite: (site: string) => `geht nur auf ${site}`,
		passkeyLabel: "Ein Name dafür",
		passkeyDefault: "Dieses Gerät",
		addPasskey: "Neuer Passkey",
		passkeyFailed: "Das wurde kein Passkey. Geändert hat sich nichts.",
		forget: "Vergessen",
		forgetName: (label: string) => `Den Passkey ${label} vergessen`,
		sure: "Ganz sicher?",

		codes: "Ersatzcodes",
		codesLeft: (count: number) =>
			count === 1
				? "Ein Code ist noch übrig."
				: count === 0
					? "Es ist keiner mehr übrig."
					: `${count} Codes sind noch übrig.`,
		newCodes: "Neue Codes",
		newCodesText: "Neue Codes ersetzen alle alten.",

		data: "Deine Daten",
		dataText: "Alles, was das Spiel über dein Konto weiß, in einer Datei.",
		download: "Herunterladen",
		dataFile: (day: string) => `plotluck-konto_${day}.json`,

		deletion: "Konto löschen",
		deletionText:
			"Deine Bibliothek, deine Pakete, dein Rang, deine Passkeys und dein Supporter-Status sind dann für immer weg. Was du in den Spielen anderer geschrieben hast, bleibt dort, bis diese Spiele aufgeräumt werden.",
		deletionElsewhere: "Dein Konto bei dem Dienst, über den du dich anmeldest, bleibt.",
		delete: "Alles löschen",
		gone: "Dein Konto ist weg. Danke für die Geschichten.",
		signOut: "Abmelden",
	},
});
