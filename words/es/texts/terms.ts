import type { PageText } from "../../page-text.ts";

export default {
	title: "Términos del servicio",
	heading: "Términos del servicio",
	description: "Las condiciones de uso de Plotluck, escritas para que se entiendan.",
	lead: "30 de abril de 2021. Breves, porque es un juego para fiestas.",
	operator: true,
	sections: [
		{
			heading: "Quién es quién",
			blocks: [
				"Aquí hablamos quienes llevamos el servidor de esta dirección. «Tú» es quien lo usa. Al jugar aceptas lo que está escrito aquí. Si no lo aceptas, tampoco pasa nada: cierra la pestaña y en paz.",
			],
		},
		{
			heading: "Qué recibes",
			blocks: [
				"Un juego en tu navegador, tal cual. Nos gusta que funcione, y cuando no, lo arreglamos; pero no prometemos que esté siempre ahí ni que nunca pierda una historia. Descarga lo que quieras conservar: las historias de una partida se eliminan 24 horas después de sus resultados.",
			],
		},
		{
			heading: "Qué traes",
			blocks: [
				"Lo que escribes sigue siendo tuyo. Al escribirlo en una sala, permites que este servidor lo guarde y lo muestre a las personas de esa sala mientras la sala exista, a quienes sigan un enlace que comparta alguien de la mesa y a quienes guarden la historia en su cuenta. Las personas con las que escribes pueden conservar y enseñar las historias que escribieron contigo, como se hace con la foto de una fiesta.",
				"Respondes por lo que escribes. No publiques lo que no tienes derecho a publicar, y respeta el código de conducta.",
			],
		},
		{
			heading: "Edades",
			blocks: [
				"Las salas marcadas +18 son para personas de 18 años o más. Con menos de 18, juegas en salas para todas las edades. Si la ley de donde vives exige el consentimiento de tu madre o tu padre para usar un sitio como este, pídelo primero.",
			],
		},
		{
			heading: "Cuentas",
			blocks: [
				"Puedes jugar sin cuenta. Si creas una, no le des a nadie su contraseña ni sus códigos de recuperación: mientras no nos digas lo contrario, lo que se haga con ella cuenta como hecho por ti. Puedes borrarla en cualquier momento. Podemos cerrar una cuenta que incumpla estos términos.",
			],
		},
		{
			heading: "Mecenas",
			blocks: [
				"Donde se ofrece, la mejora de mecenas cuesta 4.99 dólares canadienses, una sola vez. Abre los paquetes de ideas, los temas, las caras y el fanzine, y quita los anuncios, para una cuenta en este servidor y mientras este servidor los ofrezca. No es una suscripción y no se puede ceder. Si no se abre, o la compraste sin querer, escríbenos pronto y te devolvemos el dinero. Si un pago se devuelve o se disputa, la mejora se retira.",
			],
		},
		{
			heading: "Lo que no se puede hacer",
			blocks: [
				[
					"Entrar por la fuerza, o intentarlo: en sillas, salas o cuentas ajenas, o en el servidor.",
					"Sobrecargarlo a propósito, o hacer que jueguen máquinas en lugar de personas.",
					"Vender lo que no es tuyo, incluidas las partes de otra gente.",
				],
			],
		},
		{
			heading: "Cómo se termina",
			blocks: [
				"Puedes dejar de jugar en cualquier momento; no hay nada que cancelar. Podemos cerrar una sala o rechazar a quien incumpla estos términos o ponga en peligro el sitio. Podemos cambiar el juego, estos términos o el horario del servidor; si un cambio de estos términos es importante, la página de inicio lo anuncia antes de que se aplique.",
			],
		},
		{
			heading: "Responsabilidad y ley",
			blocks: [
				(law) =>
					`Hasta donde la ley lo permite, no respondemos por los daños que cause usar el juego, o no poder usarlo. Estos términos se rigen por las leyes de ${law ?? "Ontario, Canadá"}, y las disputas sobre ellos corresponden a sus tribunales. Conservas los derechos que te da tu propia ley y a los que no se puede renunciar.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Privacidad" },
		{ to: "/codeofconduct", label: "Código de conducta" },
	],
} satisfies PageText;
