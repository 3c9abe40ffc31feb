import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "Chat de votre groupe",
	note: "Votre canal lit à qui c'est le tour, qui a rendu combien de mots, et quand la lecture commence. Aucun texte n'y arrive.",
	address: "Adresse du webhook entrant",
	hint: "Votre chat la crée dans les réglages du canal. Qui l'a peut y écrire, alors elle n'est plus montrée ici.",
	kind: "Quel chat ?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, autres" },
	connect: "Relier",
	connected: (chat: string) => `Relié : ${chat}`,
	gone: "Le chat n'accepte plus rien à l'ancienne adresse. Colles-en une nouvelle.",
	refused:
		"Le chat n'a pas accepté le dernier message. Envoie une ligne de test. Si elle échoue aussi, déconnecte-le et colle une nouvelle adresse.",
	/** Tells the other players. */
	told: "Le chat de votre groupe lit à qui c'est le tour et qui a rendu sa partie.",
	test: "Envoyer une ligne d'essai",
	tested: "Envoyée. Va voir dans le canal.",
	disconnect: "Détacher",
	sure: "Vraiment détacher ?",
};
