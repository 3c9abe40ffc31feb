import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "Chat do seu grupo",
	note: "No canal de vocês aparece de quem é a vez, quantas palavras cada pessoa entregou e quando a leitura começa. Das histórias, nem uma linha.",
	address: "Endereço do webhook de entrada",
	hint: "Dá pra criar um nas configurações do canal. Quem tem o endereço pode postar lá, por isso ele não aparece mais aqui.",
	kind: "Qual chat?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, outros" },
	connect: "Conectar",
	connected: (chat: string) => `Conectado: ${chat}`,
	gone: "O chat não aceita mais mensagens no endereço antigo. Cole um novo.",
	refused:
		"O chat não aceitou a última mensagem. Mande uma linha de teste. Se ela também não chegar, desconecte e cole um endereço novo.",
	/** Tells the other players. */
	told: "No chat do seu grupo aparece de quem é a vez e quem já entregou.",
	test: "Mandar linha de teste",
	tested: "Foi! Dê uma olhada no canal.",
	disconnect: "Desconectar",
	sure: "Desconectar mesmo?",
};
