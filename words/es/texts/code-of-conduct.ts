import type { PageText } from "../../page-text.ts";

export default {
	title: "Código de conducta",
	heading: "Código de conducta",
	description: "Lo que pedimos a quien escribe en Plotluck: ser buena compañía.",
	lead: "2 de enero de 2023. De hacer tonterías se trata; de hacer daño, no.",
	sections: [
		{
			heading: "Sé buena compañía",
			blocks: [
				"Escribes con gente, sobre personajes, delante de toda la mesa. Métete con la historia, no con quien la cuenta. Si alguien en la mesa dice que con un tema no puede, busca otro: hay de sobra.",
				"Deja sitio. La parte de quien habla poco es tan larga como la tuya. Si una parte fue mala, duró tres minutos; si fue buena, dilo.",
			],
		},
		{
			heading: "Lo que aquí no cabe",
			blocks: [
				[
					"Acoso, amenazas o persecución, dentro o fuera de una historia.",
					"Odio contra cualquier persona por su origen, sus creencias, su manera de amar, su identidad, su cuerpo o una discapacidad.",
					"Datos privados de personas reales: direcciones, teléfonos, cualquier cosa que no querrías oír en voz alta sobre ti.",
					"Contenido sexual sobre personas reales que no lo hayan aceptado, y cualquier contenido sexual en salas para todas las edades.",
					"Todo lo que vaya contra la ley donde estás tú o donde está este servidor.",
				],
			],
		},
		{
			heading: "Contenido prohibido",
			blocks: [
				"Está prohibido el contenido sexual con personajes menores de 16 años, y también el contenido sexual con cualquiera que aparezca o se conozca como niño o niña, diga la historia la edad que diga. No hay broma, ambientación, modo ni sala en que esto se acepte.",
				"También está prohibido el contenido que anime a alguien a hacerse daño o que reclute para la violencia.",
			],
		},
		{
			heading: "Edades",
			blocks: [
				"Las personas menores de 18 años juegan en salas para todas las edades y en ninguna otra. Di con sinceridad cuántos años tienes: de eso depende en qué salas puedes entrar, y la mesa entera confía en ello. Cuando hay alguien menor de 18 años en la mesa, el juego se lo recuerda al resto antes de empezar. En una sala así, haz que cada parte sea apta para la persona más joven.",
			],
		},
		{
			heading: "Si llevas la corona",
			blocks: [
				"La mesa es tuya. Puedes echar a alguien, y dar un motivo si quieres; no podrá volver a esa sala a menos que tú lo permitas. Puedes cerrar la puerta con llave. Con la moderación activada, ves lo que se ha señalado antes de que nadie lo lea, y puedes tacharlo. Quién señaló una parte no lo sabe nadie.",
				"Los nombres de personas y personajes se comparan con una lista de insultos graves en los seis idiomas; las partes y los títulos, no. Un nombre que solo sea grosero, o el de alguien de triste fama, pasa el filtro: de eso te encargas tú.",
			],
		},
		{
			heading: "Si alguien se pasa de la raya",
			blocks: [
				"Díselo a quien lleva la corona. Señala la parte. Denuncia una historia compartida con el botón que tiene debajo; para eso no necesitas cuenta, y nadie sabrá que fuiste tú. Siempre puedes irte: ninguna partida vale una mala noche.",
				"Quien lleva este servidor puede retirar historias, cerrar salas y dejar fuera a quienes incumplan estas reglas. Por contenido prohibido, una cuenta se puede perder en el acto.",
			],
		},
	],
	next: [
		{ to: "/contact", label: "Contacto" },
		{ to: "/howtoplay", label: "Cómo se juega" },
	],
} satisfies PageText;
