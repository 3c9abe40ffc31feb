import type { channelWords as english } from "../../en/game/channel.ts";
import type { Words } from "../../words.ts";

/** The texts about the chat that a host connects to a slow game. */
export const channelWords: Words<typeof english> = {
	heading: "Chat del grupo",
	note: "En el canal del grupo saldrá a quién le toca, cuántas palabras entregó cada cual y cuándo empieza la lectura. De las historias, ni una línea.",
	address: "Dirección del webhook entrante",
	hint: "El chat la crea en los ajustes del canal. Quien la tenga puede escribir allí, así que aquí no se vuelve a mostrar.",
	kind: "¿Qué chat?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, otros" },
	connect: "Conectar",
	connected: (chat: string) => `Conectado: ${chat}`,
	gone: "El chat ya no acepta mensajes en la dirección de antes. Pega una nueva.",
	refused:
		"El chat no aceptó el último mensaje. Envía una línea de prueba. Si tampoco llega, desconéctalo y pega una dirección nueva.",
	/** Tells the other players. */
	told: "El chat del grupo va diciendo a quién le toca y quién entregó su parte.",
	test: "Enviar una línea de prueba",
	tested: "Enviada. Mira el canal.",
	disconnect: "Desconectar",
	sure: "¿Seguro?",
};
