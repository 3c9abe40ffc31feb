import type { PageText } from "../../page-text.ts";

export default {
	title: "Qué es esto",
	heading: "Qué es Plotluck",
	description:
		"Qué es Plotluck y de dónde salió, según su propia leyenda: un juego de escribir historias con tu gente.",
	lead: "Una cena en la que cada cual trae algo: yo traje un mago, tú trajiste una fotocopiadora, y nadie sabe qué va a salir de ahí.",
	sections: [
		{
			heading: "De dónde viene",
			blocks: [
				"Hay un viejo juego de salón: escribes una línea, doblas el papel y lo pasas. Al final alguien lo desdobla y nadie puede leer de la risa. Lo que sigue es inventado, como era de esperar. Éramos tres y lo jugamos en una servilleta mientras esperábamos un tren con retraso, en la primavera de 2021. La servilleta se acabó antes que la historia.",
				"Así que hicimos una servilleta más larga. Plotluck es ese papel, con sitio para párrafos enteros, un reloj y un reparto al que jamás habrías invitado. Al principio tenía un cronómetro y círculos de colores. Después tuvo un fantasma, porque un fantasma es un círculo que se rindió, y después del fantasma ya no hubo manera de parar.",
				"Está hecho para la gente que dice que no sabe escribir. Tienes tres minutos, un mago, una fotocopiadora y una historia que otra persona ya echó a perder. Así no hay quien fracase.",
			],
		},
		{
			heading: "Por qué fan fiction",
			blocks: [
				"Porque no hay manera más amable de escribir. No necesitas permiso ni plan, solo dos personajes y un «¿y si…?». ¿Y si el villano tuviera carné de biblioteca? ¿Y si el faro contestara? Toda mesa conoce a alguien a quien vale la pena tomar prestado: una estrella de cine, un caballero andante, el gato de la vecina.",
				"Las caras de la mesa las dibujamos aquí. Los personajes de las historias los traes tú: pertenecen a quienes los inventaron, y están de visita, por diversión.",
			],
		},
		{
			heading: "A qué sabe",
			blocks: [
				"A papel, tinta y marcador. Hay ruido en la antesala, silencio mientras se escribe y ruido otra vez cuando se lee. Puedes jugar sin cuenta, sin pagar y sin instalar nada, y la noche con tu gente viene siempre completa.",
				"La luz la paga quien se encariña tanto que se hace mecenas. A cambio se lleva más ideas, más colores, caras con más brillo y un fanzine de ochenta y dos páginas. Puntos, ni uno más.",
			],
		},
		{
			heading: "Lo que aprendimos por el camino",
			blocks: [
				[
					"La gente necesita menos tiempo para escribir del que cree, y mucho más para leer.",
					"Un botón que se puede deshacer se toca con el doble de ganas.",
					"Cuando la gente no se conoce, hace falta alguien que vigile. Una vez tuvimos antesalas públicas, y las volvimos a cerrar.",
					"Una historia no tiene que guardarse para siempre para haber sido buena.",
					"Si dibujas un sobaco, alguien le tomará cariño.",
				],
				"La versión larga, con todas las curvas mal tomadas, es igual de inventada. Está en el blog.",
			],
		},
		{
			heading: "Qué pasa con las historias",
			blocks: [
				"Son tuyas. Llévatelas en los resultados: un día después, el servidor tira su copia. Hay historias que ganan como recuerdo.",
			],
		},
	],
	next: [
		{ to: "/blog", label: "Blog" },
		{ to: "/howtoplay", label: "Cómo se juega" },
		{ to: "/contact", label: "Contacto" },
	],
	community: true,
} satisfies PageText;
