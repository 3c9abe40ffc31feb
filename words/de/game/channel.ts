import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "Euer Gruppenchat",
	note: "In eurem Kanal steht, wer dran ist, wer wie viele Wörter abgegeben hat und wann gelesen wird. Was ihr schreibt, steht dort nie.",
	address: "Adresse des eingehenden Webhooks",
	hint: "Du findest sie in den Einstellungen des Kanals. Wer sie hat, kann dort schreiben, darum zeigen wir sie danach nicht mehr.",
	kind: "Welcher Chat?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, andere" },
	connect: "Verbinden",
	connected: (chat: string) => `Verbunden: ${chat}`,
	gone: "Der Chat nimmt an der alten Adresse nichts mehr an. Füg eine neue ein.",
	refused:
		"Der Chat hat die letzte Nachricht nicht angenommen. Schick eine Probezeile. Klappt auch die nicht, trenn die Verbindung und füg eine neue Adresse ein.",
	/** Tells the other players. */
	told: "In eurem Gruppenchat steht, wer dran ist und wer abgegeben hat.",
	test: "Probezeile schicken",
	tested: "Verschickt. Schau mal in den Kanal.",
	disconnect: "Trennen",
	sure: "Wirklich trennen?",
};
