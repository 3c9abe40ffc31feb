import type { PageText } from "../../page-text.ts";

export default {
	title: "Política de privacidad",
	heading: "Privacidad",
	description: "Qué guarda Plotluck sobre ti, durante cuánto tiempo, y qué no guarda nunca.",
	lead: "Preferiríamos no saber nada. Aquí está todo lo que el juego necesita para funcionar.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "En tu dispositivo",
			blocks: [
				"Tu navegador guarda estas cosas en su propio almacenamiento. Si borras allí los datos del sitio, desaparecen todas.",
				[
					"Tu nombre, la cara dibujada que elegiste, tu respuesta sobre la edad, tu letra y tu tema; también el aspecto de mecenas, para que lo recuperes cuando vuelvas a iniciar sesión; y si encontraste al personaje secreto.",
					"Durante un día, o cuatro semanas si la partida dura varios días: los códigos de tus salas con los secretos que te devuelven tus sillas, y lo mismo para la última partida de cada sala.",
					"Un número aleatorio que reconoce a este navegador si quien lleva la corona te echó de una sala.",
					"Las reglas de tu última partida, cuáles de tus propios paquetes marcaste, los interruptores del sonido y de ocultar códigos, qué novedades de una sala leíste y si ya leíste la guía.",
					"Qué avisos quieres de una partida de varios días, y las horas de silencio de este dispositivo.",
					"Los días en los que seguiste la primera frase del día, y si dejas que se lea la tuya: como mucho, los de dos años.",
					"Los secretos con los que las mesas guardadas de tu grupo reconocen este dispositivo, mientras formes parte de ellas.",
					"El texto que escribiste y que el servidor aún no confirmó, y tu dibujo en el bloc de garabatos, que nadie más llega a ver. Un aviso de error a medias, hasta que lo envíes o cierres la pestaña.",
					"Cuándo hubo una página abierta por última vez, para que una noche cuente como una visita.",
					"Si inicias sesión: la prueba de ello y quién eres, hasta que cierres la sesión, y durante un día la nota de que aquí alguien la inició.",
					"En una pestaña, hasta que se cierre: cuántas ideas miraste, si ya se lanzó el confeti, la sala que hay detrás de una dirección oculta y la página a la que volver después de cerrar la sesión.",
					"En los dispositivos de quienes administran, su clave.",
				],
				"Donde los navegadores lo permiten, se guardan también los archivos del propio sitio, para tener una página que funcione sin conexión: nunca una sala, una historia ni los datos de una persona.",
				"Quien elige un idioma, o llega por un enlace que lleva uno, recibe una cookie que solo contiene ese idioma, por un año como mucho. Quien juega sin iniciar sesión no recibe ninguna otra. Iniciar sesión en este servidor pone cookies del inicio de sesión y de nada más, que duran hasta 14 días después de tu última visita; el inicio de sesión de otro servicio pone las suyas, en su propio sitio. No hay cookies de rastreo.",
			],
		},
		{
			heading: "En el servidor, cuando juegas",
			blocks: [
				[
					"Tu nombre, la cara dibujada que elegiste, tu letra y tu tema, si tienes 18 años o más y si eres mecenas, mientras exista tu sala. El registro que el motor tiene de la sala, en el que está tu nombre, se elimina en las dos horas siguientes a que la sala desaparezca.",
					"A qué cuenta pertenece una silla, si habías iniciado sesión, mientras se conserven tu sala o sus historias.",
					"El secreto de tu silla en cada uno de tus dispositivos y el número aleatorio de tu navegador, todos transformados de modo que nadie los puede volver a leer, mientras se conserven tu sala o sus historias. Un enlace que lleva la silla a otro dispositivo se guarda 15 minutos, también transformado. El número aleatorio se transforma de manera distinta en cada sala, así que no puede seguirte.",
					"Lo que escribes, las portadas que dibujas, tus stickers y tus votos en una partida. Se elimina 24 horas después de los resultados, y nada de ello queda en el disco. También se elimina una sala en la que nadie estuvo en línea durante 24 horas, y una antesala tras una hora sin que pase nada. Una partida sin reloj espera a quienes juegan; una pausa termina al cabo de dos horas.",
					"Lo que pertenece a una partida de varios días, durante más tiempo: su antesala espera dos semanas, sus resultados se quedan cuatro, y su sala como mucho 120 días, aunque nadie esté en línea.",
					"Si pides avisos de una partida de varios días: la dirección en la que los recibe el servicio push de tu navegador, las claves con las que se cifran, tu idioma, tu zona horaria y tus horas de silencio, y cuándo se envió un aviso. Desaparecen con la partida, cuando desactivas los avisos o te vas, y cuando tu navegador deja esa dirección.",
					"Las historias de una partida cuya sala volvió a jugar: hasta 24 horas después de sus propios resultados.",
					"Una historia que alguien de la mesa comparte: hasta 24 horas después de la última vez que se compartió.",
					"Tu mejor frase a partir de la primera frase del día, si dejas que se lea, hasta el final del día siguiente: sin tu nombre, con tu cuenta o el número aleatorio de tu navegador, transformados cada día de otra manera.",
					"Si alguien del grupo guarda la mesa: su nombre, su enlace, las reglas y la fecha de cada noche, y quién forma parte de ella, por su cuenta o por un secreto transformado de un dispositivo. Desaparece un año después de la última noche, cuando la borra quien la creó o cuando ya no queda nadie en ella; con cuenta, sigues en ella el tiempo que quieras. De cada noche, su estante guarda durante un año el título, la portada y la mejor frase de la historia ganadora, salvo que alguien del grupo los quite; de cualquier otra historia muestra el título y la mejor frase, si alguien la tiene en su propia biblioteca. Solo lo ve la gente de la mesa.",
					"Las denuncias de una historia compartida: los motivos y cuántas veces se dio cada uno, no quién los dio, durante 30 días. Si una historia se retiró, queda anotado con su número y su enlace.",
					"La dirección de tu calendario, transformada de modo que nadie la puede volver a leer, y, si llevas la corona, la dirección del chat del grupo: si las pediste, hasta que las quites, o mientras se guarde tu sala.",
					"Los códigos y las horas de las salas cerradas, y un número que cuenta visitas. No dicen nada de nadie.",
					"La dirección de red desde la que ocupaste una silla o abriste una pantalla, transformada de manera distinta en cada sala, mientras se conserven tu sala o sus historias, para que quien lleva la corona, si echa a una persona, pueda cerrar sus pantallas. Alguien con los datos del servidor y paciencia podría averiguar la dirección.",
					"Tu dirección de red en sí, solo en memoria y durante una hora como máximo, para impedir que alguien sature el servidor. El juego no la registra; lo que haya delante, como el proxy de quien lleva el servidor, quizá sí.",
				],
			],
		},
		{
			heading: "En el servidor, con una cuenta",
			blocks: [
				[
					"Si creaste la cuenta aquí: el nombre con el que inicias sesión y el que ve el resto, un hash de tu contraseña (argon2, para que nadie pueda volver a leerla), las claves públicas de tus llaves de acceso con los nombres que les pusiste y cuándo se crearon y se usaron por última vez, los hashes de tus códigos de recuperación, cuándo se creó la cuenta y cuándo se inició sesión con ella por última vez. Si alguien de la administración te hizo un enlace para una contraseña nueva, su hash, durante un día. No pedimos dirección de correo electrónico. Una sesión termina cuando la cierras o 14 días después de tu última visita. Una cuenta que no tiene nada más de esta lista, ni mesa ni silla, se borra 90 días después de su último inicio de sesión.",
					"Si inicias sesión con otro servicio: el identificador con el que te llama. Sus tokens se comprueban en cada llamada y no se guardan nunca.",
					"Cuántas historias escribiste, que es tu rango, y en qué partidas, para que ninguna cuente dos veces.",
					"Las historias que guardaste y los paquetes de ideas que hiciste, hasta que los borres.",
					"Tus mesas, hasta que las dejes.",
					"Lo que los estantes de tus mesas guardan de ti: títulos, portadas y frases que ganaron una noche, durante un año.",
					"Si eres mecenas: desde cuándo y hasta cuándo, y el número del pago o que se concedió a mano. Ni tarjeta ni dirección. Cuando se atiende un mensaje de Stripe, queda anotado durante un año su número, que no nombra a nadie.",
					"Los avisos de error que envías, con el identificador de tu cuenta y lo que rellenaste, durante un año como máximo.",
					"Lo que quienes administran el servidor hicieron con tu cuenta, por ejemplo concederte la mejora, durante un año.",
				],
				"En la página de la cuenta puedes descargar todo eso y borrarlo: inicio de sesión, llaves de acceso, códigos, rango, historias guardadas, paquetes, avisos de error y condición de mecenas. Las sillas y las notas de administración olvidan entonces de quién eran. Con la cuenta de otro servicio puedes hacer lo mismo con lo que se guarda aquí; la cuenta en sí se queda allí.",
			],
		},
		{
			heading: "Quién más puede intervenir",
			blocks: [
				"El servicio push del fabricante de tu navegador, si pediste avisos de una partida de varios días, y solo entonces. Este servidor le envía los avisos, cifrados de modo que solo tu navegador puede leerlos: dicen qué toca en qué sala, sin texto de ninguna historia y sin nombres. El servicio sabe que tu navegador recibe avisos de este servidor, y cuándo.",
				"Cada uno de los siguientes existe solo donde quien lleva este servidor lo configuró. Si no hay ninguno, tu navegador, avisos aparte, habla solo con este servidor.",
				[
					"Un proveedor de identidad externo (OpenID Connect). Si el servidor usa uno en lugar de cuentas propias, tu navegador abre su ventana cuando inicias sesión y le pregunta de vez en cuando si la sesión sigue abierta, en dispositivos donde alguien la haya iniciado en el último día. El proveedor sabe que usas este juego; aquí se sabe tu identificador, tu nombre, cómo iniciaste sesión y si eres mecenas.",
					"Stripe, u otro sistema de pago que nombre quien lleva el servidor. Si pulsas el botón que compra la mejora, tu navegador va a ese sistema de pago. Recibe de aquí el identificador de tu cuenta, y de ti todo lo relativo al pago. Stripe le dice a este servidor si un pago se hizo, se devolvió o se disputó. Tu tarjeta nunca la vemos.",
					"Twitch (API Helix). Si se muestran transmisiones en vivo, este servidor se las pide a Twitch cada pocos minutos. Twitch sabe del servidor y nada de ti: también las imágenes de los canales pasan por este servidor. Un enlace a un canal lleva a Twitch cuando lo pulsas.",
					"Un proveedor de anuncios. Si quien lleva el servidor nombró uno, un marco de la página carga el anuncio de ese proveedor, que entonces ve tu dirección de red y tu navegador como cualquier sitio web. De aquí no recibe más que el tamaño del marco. Si eres mecenas, no hay anuncios ni nada que los pida.",
					"Enlaces a una comunidad, a redes sociales, a una tienda o a un frasco de propinas, y adonde lleve el pollo cuando lo pulsas. Son enlaces: no se envía nada antes de que pulses uno.",
				],
				"Hay uno más solo si quien lleva la corona en una partida de varios días lo conectó: el chat del grupo, como Discord, Slack o Mattermost. Este servidor le envía los nombres de quienes juegan, a quién le toca, cuántas palabras se han entregado y el código de la sala, y nunca un texto.",
			],
		},
		{
			heading: "Quién lo ve",
			blocks: [
				"La gente de tu sala ve tu nombre, la cara que elegiste, si eres mecenas y, cuando toca leer, tus partes. Quien tenga el enlace de una historia compartida puede abrirla. Cualquiera que tenga silla puede llevarse las historias a casa. Quien lleva este servidor puede ver su base de datos, qué salas están en marcha y quién está en ellas, las denuncias y la lista de cuentas. Sus registros anotan qué pasó y cuándo, pero no lo que escribiste, ni contraseñas, ni claves, ni secretos.",
				"Las copias de seguridad, si quien lleva el servidor las hace, contienen lo que había cuando se hicieron. No vendemos nada sobre ti a nadie.",
			],
		},
		{
			heading: "Lo que puedes decidir",
			blocks: [
				"Si juegas de visita, la mayor parte de esto no te afecta. Con una cuenta, la descarga y el borrado están en la página de la cuenta. Para todo lo demás, pide a quien lleva este servidor ver o eliminar lo que tenga sobre ti. Casi siempre habrá desaparecido antes de que llegue la respuesta.",
				"Las personas menores de 18 años juegan en salas para todas las edades. Preguntamos por tu grupo de edad, nunca por tu fecha de nacimiento.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Términos" },
		{ to: "/contact", label: "Contacto" },
	],
} satisfies PageText;
