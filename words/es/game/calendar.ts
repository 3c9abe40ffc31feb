import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "Añadir al calendario",
	note: "Tus plazos de esta partida, en tu propio calendario. Se actualiza solo.",
	subscribe: "Suscribirse en el calendario de este dispositivo",
	address: "Dirección para otros calendarios",
	hint: "Es solo tuya: quien la tenga ve tus plazos y nada más.",
	copy: "Copiar la dirección",
	copied: "Copiada",
	notCopied: "No se pudo copiar",
	renew: "Crear otra dirección",
	renewSure: "La de antes deja de servir. ¿Seguro?",
	renewed: "La dirección de antes ya no sirve.",
	missing: "El calendario no se cargó. Inténtalo otra vez.",
};
