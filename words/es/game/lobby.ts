import type { lobbyWords as english } from "../../en/game/lobby.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60 ? `${Math.round((seconds / 60) * 10) / 10} min` : `${seconds} s`;

/** The texts of the lobby. They are apart from those of the other screens, which load later. */
export const lobbyWords = isolating<Words<typeof english>>({
	heading: "La antesala",
	invite: "Con este código se entra",
	inviteToWatch: "Una mesa, una silla. Con este código se puede mirar",
	alone: "Una mesa, una silla",
	hidden: "El código está oculto",
	copy: "Copiar enlace",
	copied: "Copiado",
	copyFailed: "No se copió",
	qr: "QR",
	qrHeading: "Apunta aquí con la cámara",
	qrAlt: (code) => `Código QR que lleva a la sala ${code}`,
	show: "Mostrar",
	host: "corona",
	supporter: "mecenas",
	you: "tú",
	away: "fuera",
	changeLabel: "Cambiar tu nombre, tu cara o tu silla",
	changeHeading: "¿Quién eres?",
	noForm: "El armario no abre. Recarga la página.",
	side: "¿Dónde te sientas?",
	sides: { players: "en la mesa", audience: "entre el público" },
	crownFirst: "Llevas la corona. Pásala antes de irte con el público.",
	tableFull: "Ahora mismo la mesa está llena.",
	wornBy: (name) => `${name} también lleva esta.`,
	save: "Soy yo",
	lookalike: (name) => `${name} vino con la misma cara. ¡Como dos gotas de agua!`,
	otherFace: "Me pongo otra",
	keepFace: "Así nos quedamos",
	reading: "leyendo",
	stillReading: (names) =>
		`${listed(names)} ${names.length === 1 ? "sigue" : "siguen"} leyendo las historias.`,
	two: "Con dos se puede jugar. Para ganar de verdad hacen falta tres.",
	waitingFor: (host) => `Esperando a que ${host} abra el libro`,
	audience: (solo) =>
		solo
			? "Te toca mirar. Busca algo para picar: la historia se sirve al final."
			: "Te toca mirar. Busca algo para picar: luego podrás reaccionar y, si hay premios, votar.",
	leave: "Salir",
	speed: (name, seconds) => `${name} (${minutes(seconds)})`,
	untimed: "sin reloj",
	parts: (count) => many(count, "parte", "partes"),
	watching: (count) => `${count} mirando`,
	rating: { MATURE: "+18", ALL_AGES: "toda edad" },
	sure: "¿Seguro?",
});
