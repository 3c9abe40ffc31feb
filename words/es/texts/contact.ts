import type { PageText } from "../../page-text.ts";

export default {
	title: "Contacto",
	heading: "Contacto",
	description: "Cómo escribirle a la gente que hay detrás de Plotluck.",
	lead: "Detrás de cada Plotluck hay alguien que lo pone en marcha. En este caso, la misma gente que te dio esta dirección.",
	operator: true,
	sections: [
		{
			heading: "Algo se rompió",
			blocks: [
				"Si tienes cuenta, rellena el aviso de error: pide exactamente lo que necesitamos. Si no la tienes, escribe estas cuatro cosas, que ayudan más que ninguna otra:",
				[
					"qué hiciste, qué esperabas y qué pasó;",
					"el código de la sala y más o menos cuándo fue;",
					"el dispositivo y el navegador que usaste, y si en otro pasa lo mismo;",
					"lo que decía el error, si hubo alguno.",
				],
				"Antes de irte: recarga la página. Tu silla y tu texto sobreviven a eso.",
			],
		},
		{
			heading: "Alguien se portó mal",
			blocks: [
				"En la sala, quien lleva la corona puede echar a alguien y tachar lo que escribió. Una historia compartida tiene un botón para denunciarla. Después cuéntaselo a quien lleva este servidor, con el código de la sala y la hora. Hazlo antes de que pase un día: luego los textos de la partida ya no existen.",
			],
		},
		{
			heading: "Tu cuenta y tus datos",
			blocks: [
				"Si tu cuenta se creó en este servidor, puedes cambiarla, descargarla entera y borrarla en la página de la cuenta, a la que se llega desde tu perfil, sin pedírselo a nadie. Si inicias sesión con un servicio ajeno, tu contraseña y tu nombre viven allí, y puedes hacer lo mismo con lo que se guarda aquí. La página de privacidad dice qué se guarda y durante cuánto tiempo. Si te queda alguna duda, escribe por el mismo camino que para todo lo demás.",
			],
		},
		{
			heading: "Dinero",
			blocks: [
				"Si pagaste y no se abrió nada, primero recarga la página. Después escríbenos desde la cuenta por la que pagaste y di más o menos cuándo fue. Nunca envíes un número de tarjeta a nadie, tampoco aquí.",
			],
		},
		{
			heading: "Solo para saludar",
			blocks: ["Por favor, hazlo. Cuéntanos la mejor frase de tu noche. Las coleccionamos."],
		},
	],
	next: [
		{ to: "/bugreport", label: "Avisar de un error" },
		{ to: "/privacy", label: "Privacidad" },
		{ to: "/codeofconduct", label: "Código de conducta" },
	],
	community: true,
} satisfies PageText;
