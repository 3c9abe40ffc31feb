import type { reportWords as english } from "../../en/site/report.ts";
import type { Words } from "../../words.ts";

/** The texts of the bug report and of reporting a shared story. */
export const reportWords: Words<typeof english> = {
	reasons: {
		minors: "Menores en una escena sexual",
		hate: "Odio o amenazas",
		person: "Sobre una persona real, o datos privados de alguien",
		rating: "No es para menores y no está marcada +18",
		spam: "Publicidad, no una historia",
		other: "Otra cosa que va contra el código de conducta",
	},

	story: {
		report: "Denunciar esta historia",
		heading: "¿Por qué la denuncias?",
		text: "Quien lleva este sitio lee tu denuncia. Nadie sabrá que es tuya.",
		reason: "Motivo",
		send: "Enviar denuncia",
		sent: "Gracias. Alguien revisará esta historia.",
		takenDown: "Esta historia se retiró",
		takenDownText: "Iba contra el código de conducta. La cocina pide disculpas.",
	},

	bug: {
		title: "avisar de un error",
		heading: "avisar de un error",
		subheader: "hay que iniciar sesión para avisar de un error.",
		kept: "Lo que escribiste aquí te espera.",
		noAccounts: "Aquí no se puede iniciar sesión, así que este sitio no recibe avisos de errores.",
		contact: "Otras maneras de encontrarnos",
		fields: {
			summary: "¿Qué pasó?",
			date: "¿Cuándo?",
			roomCode: "Código de la sala",
			device: "Dispositivo y navegador",
			otherDevice: "¿Pasa también en otro dispositivo?",
			errorDisplayed: "¿Salió un mensaje de error?",
			frequency: "¿Cada cuánto?",
			additionalInfo: "¿Algo más?",
		},
		hints: {
			summary: (longest) => `${longest} caracteres como máximo`,
			date: "Más o menos está bien",
			roomCode: "Si pasó en una sala",
			device: "Por ejemplo: un teléfono viejo con Firefox",
			additionalInfo: "¿Qué hiciste justo antes? ¿Qué decía el mensaje?",
		},
		answers: { yes: "sí", no: "no", "n/a": "no aplica" },
		frequencies: {
			once: "una vez",
			"hardly ever": "casi nunca",
			occasionally: "de vez en cuando",
			"every time": "siempre",
		},
		missing: "Esto no puede faltar",
		submit: "Enviar",
		thanks: "¡Gracias por avisar!",
		thanksText: "Ya salió a cazarlo una criatura pequeña y sin afeitar.",
		another: "Avisar de otro",
	},
};
