import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "Salon de votre groupe",
	note: "Le salon annonce à qui c’est le tour, qui a rendu combien de mots et quand on lit. Jamais les textes.",
	address: "Adresse du webhook entrant",
	hint: "Elle se crée dans les réglages du salon. Avec elle, n’importe qui peut y écrire : une fois collée, elle ne s’affiche plus ici.",
	kind: "Quelle messagerie ?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, autres" },
	connect: "Brancher",
	connected: (chat: string) => `Branché : ${chat}`,
	gone: "Le salon n’accepte plus rien à l’ancienne adresse. Colles-en une nouvelle.",
	refused:
		"Le salon a refusé le dernier message. Envoie une ligne d’essai. Si elle ne passe pas non plus, débranche-le et colle une nouvelle adresse.",
	/** Tells the other players. */
	told: "Le salon de votre groupe annonce à qui c’est le tour et qui a rendu son chapitre.",
	test: "Envoyer une ligne d’essai",
	tested: "Envoyée. Va voir dans le salon.",
	disconnect: "Débrancher",
	sure: "Débrancher ?",
};
