import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "Chat eurer Gruppe",
	note: "In eurem Kanal steht, wer dran ist, wer wie viele Wörter abgegeben hat und wann gelesen wird. Texte kommen dort nie an.",
	address: "Adresse des eingehenden Webhooks",
	hint: "Euer Chat macht sie in den Einstellungen des Kanals. Wer sie hat, kann dort schreiben, darum steht sie hier nicht noch einmal.",
	kind: "Welcher Chat?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, andere" },
	connect: "Verbinden",
	connected: (chat: string) => `Verbunden: ${chat}`,
	gone: "Der Chat nimmt an der alten Adresse nichts mehr an. Füg eine neue ein.",
	refused:
		"Der Chat hat die letzte Nachricht nicht angenommen. Schick eine Testzeile. Klappt auch die nicht, trenn die Verbindung und füg eine neue Adresse ein.",
	/** Tells the other players. */
	told: "Im Chat eurer Gruppe steht, wer dran ist und wer abgegeben hat.",
	test: "Probezeile schicken",
	tested: "Verschickt. Schau mal in den Kanal.",
	disconnect: "Trennen",
	sure: "Wirklich trennen?",
};
