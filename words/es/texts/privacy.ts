import type { PageText } from "../../page-text.ts";

export default {
	title: "Política de privacidad",
	heading: "Privacidad",
	description: "Qué guarda Plotluck sobre ti, durante cuánto tiempo, y qué no guarda nunca.",
	lead: "Preferiríamos no saber nada. Aquí está todo lo que el juego tiene que guardar, y durante cuánto tiempo.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "En tu dispositivo",
			blocks: [
				"Todo esto lo guarda tu propio navegador. Si borras en él los datos del sitio, desaparece.",
				[
					"Tu nombre, la cara dibujada que elegiste, lo que respondiste sobre tu edad, tu letra y tu tema. El aspecto que elegiste como mecenas, para que lo recuperes cuando inicies sesión otra vez. Y si encontraste al personaje secreto.",
					"Los códigos de tus salas, con los secretos que te devuelven tu silla en cada una, y lo mismo de la última partida de cada sala. Duran un día, o cuatro semanas si la partida es de varios días.",
					"Un número aleatorio, por el que se reconoce a este navegador si quien lleva la corona te echó de una sala.",
					"Las reglas de tu última partida, cuáles de tus propios paquetes marcaste, los interruptores del sonido y de ocultar códigos, qué novedades de una sala leíste y si ya leíste la guía.",
					"Qué avisos quieres de una partida de varios días, y las horas de silencio de este dispositivo.",
					"Los días en los que seguiste la primera frase del día, y si dejas que se lea la tuya. Se guardan dos años de esos días como mucho.",
					"Los secretos con los que las mesas guardadas de tu grupo reconocen este dispositivo, mientras formes parte de ellas.",
					"El texto que escribiste y que el servidor aún no confirmó, y tu dibujo en el bloc de garabatos, que nadie más llega a ver. Un aviso de error a medias, hasta que lo envíes o cierres la pestaña.",
					"Cuándo tuviste una página abierta por última vez, para que una noche cuente como una sola visita.",
					"Si inicias sesión: la prueba de que la iniciaste y quién eres, hasta que la cierres. También, durante un día, la nota de que alguien inició sesión aquí.",
					"Hasta que cierres la pestaña: cuántas ideas miraste, si ya voló el confeti, qué sala hay detrás de una dirección oculta y a qué página volver cuando cierres la sesión.",
					"En los dispositivos de quienes administran, su clave.",
				],
				"Si tu navegador lo permite, guarda también los archivos del sitio, para mostrar una página cuando no hay conexión. Nunca guarda así una sala, una historia ni datos de nadie.",
				"Si eliges un idioma, o llegas por un enlace que trae uno, recibes una cookie. Solo contiene ese idioma y dura un año como mucho. Si juegas sin iniciar sesión, no recibes ninguna otra. Si inicias sesión en este servidor, recibes las cookies que hacen falta para eso y nada más; duran hasta 14 días después de tu última visita. Si inicias sesión con otro servicio, ese servicio pone las suyas en su propio sitio. No hay cookies de rastreo.",
			],
		},
		{
			heading: "En el servidor, cuando juegas",
			blocks: [
				[
					"Tu nombre, la cara dibujada que elegiste, tu letra y tu tema, si tienes 18 años o más y si eres mecenas, mientras exista tu sala. El registro que el motor lleva de la sala, con tu nombre, se elimina en las dos horas siguientes a que la sala desaparezca.",
					"De qué cuenta es una silla, si jugaste con la sesión iniciada, mientras se conserven tu sala o sus historias.",
					"El secreto de tu silla en cada uno de tus dispositivos y el número aleatorio de tu navegador, mientras se conserven tu sala o sus historias. Se guardan transformados, para que nadie pueda volver a leerlos. El número se transforma en cada sala de otra manera, así que no sirve para seguirte. Un enlace que lleva la silla a otro dispositivo se guarda 15 minutos, también transformado.",
					"Lo que escribes, las portadas que dibujas, tus stickers y tus votos en una partida. Todo eso se elimina 24 horas después de los resultados, y en el disco no queda nada. Una sala se elimina también si nadie está en línea durante 24 horas, y una antesala, si no pasa nada durante una hora. Una partida sin reloj espera a quienes juegan; una pausa termina al cabo de dos horas.",
					"Lo que es de una partida de varios días, durante más tiempo: la antesala espera dos semanas, los resultados se quedan cuatro y la sala dura como mucho 120 días, aunque nadie esté en línea.",
					"Si pides avisos de una partida de varios días: la dirección en la que los recibe el servicio push de tu navegador, las claves con las que se cifran, tu idioma, tu zona horaria, tus horas de silencio y cuándo se envió un aviso. Desaparecen con la partida, cuando desactivas los avisos, cuando te vas o cuando tu navegador abandona esa dirección.",
					"Las historias de una partida, si después se jugó otra en la misma sala: hasta 24 horas después de sus propios resultados.",
					"Una historia que alguien de la mesa comparte: hasta 24 horas después de la última vez que se compartió.",
					"Tu mejor frase de lo que escribiste con la primera frase del día, si dejas que se lea, hasta el final del día siguiente. Se guarda sin tu nombre. A su lado va tu cuenta o el número aleatorio de tu navegador, transformados cada día de otra manera.",
					"Si alguien del grupo guarda la mesa: su nombre, su enlace, las reglas y la fecha de cada noche, y quién es de la mesa, por su cuenta o por un secreto transformado de su dispositivo. La mesa desaparece un año después de la última noche, cuando la borra quien la creó o cuando ya no queda nadie en ella. Con cuenta, sigues en ella el tiempo que quieras.",
					"En el estante de la mesa: el título, la portada y la mejor frase de la historia que ganó cada noche, con las caras de quienes la escribieron, sin nombres, durante un año, salvo que alguien del grupo los quite. De cualquier otra historia muestra el título y la mejor frase mientras alguien del grupo la tenga en su biblioteca. El estante solo lo ve la gente de la mesa.",
					"Las denuncias de una historia compartida, durante 30 días: los motivos y cuántas veces se dio cada uno, pero no quién los dio. Si una historia se retiró, queda anotado con su número y su enlace.",
					"Si las pediste: la dirección de tu calendario, transformada para que nadie pueda volver a leerla, y, si llevas la corona, la dirección del chat del grupo. Se guardan hasta que las quites, o mientras se conserve tu sala.",
					"Los códigos y las horas de las salas cerradas, y un número que cuenta visitas. No dicen nada de nadie.",
					"La dirección de red desde la que ocupaste una silla o abriste una pantalla, mientras se conserven tu sala o sus historias. Sirve para que quien lleva la corona, si echa a una persona, pueda cerrar también sus pantallas. Se guarda transformada, de manera distinta en cada sala; alguien con los datos del servidor y paciencia podría averiguarla.",
					"Tu dirección de red tal cual, solo en memoria y durante una hora como máximo, para que nadie sature el servidor. El juego no la registra; lo que haya delante, como el proxy de quien lleva el servidor, quizá sí.",
				],
			],
		},
		{
			heading: "En el servidor, con una cuenta",
			blocks: [
				[
					"Si creaste la cuenta aquí: el nombre con el que inicias sesión y el que ve el resto; un hash de tu contraseña (argon2, para que nadie pueda volver a leerla); las claves públicas de tus llaves de acceso, con los nombres que les pusiste y cuándo se crearon y se usaron por última vez; los hashes de tus códigos de recuperación; cuándo se creó la cuenta y cuándo se inició sesión con ella por última vez. Si la administración te hizo un enlace para poner una contraseña nueva, también su hash, durante un día.",
					"Si inicias sesión con otro servicio: el identificador con el que te llama. Sus tokens se comprueban en cada llamada y no se guardan nunca.",
					"Cuántas historias escribiste, que es tu rango, y en qué partidas, para que ninguna cuente dos veces.",
					"Las historias que guardaste y los paquetes de ideas que hiciste, hasta que los borres.",
					"Tus mesas, hasta que las dejes.",
					"Lo que los estantes de tus mesas guardan de ti: títulos, portadas y frases que ganaron una noche, durante un año.",
					"Si eres mecenas: desde cuándo y hasta cuándo, y el número del pago, o que se concedió a mano. Ni tarjeta ni dirección. De cada mensaje de Stripe que se atiende queda anotado durante un año su número, que no nombra a nadie.",
					"Los avisos de error que envías, con el identificador de tu cuenta y lo que rellenaste, durante un año como máximo.",
					"Lo que la administración del servidor hizo con tu cuenta, por ejemplo concederte la mejora, durante un año.",
				],
				"No pedimos correo electrónico. Una sesión termina cuando la cierras o 14 días después de tu última visita. Una cuenta sin nada más de esta lista, sin mesa y sin silla, se borra 90 días después de su último inicio de sesión.",
				"En la página de la cuenta puedes descargar todo eso y borrarlo: inicio de sesión, llaves de acceso, códigos, rango, historias guardadas, paquetes, avisos de error y condición de mecenas. Las sillas y las notas de la administración ya no dicen entonces de quién eran. Con la cuenta de otro servicio puedes hacer lo mismo con lo que se guarda aquí; la cuenta en sí se queda allí.",
			],
		},
		{
			heading: "Quién más puede intervenir",
			blocks: [
				"El servicio push del fabricante de tu navegador, si pediste avisos de una partida de varios días, y solo entonces. Este servidor le envía los avisos, cifrados de modo que solo tu navegador puede leerlos: dicen qué toca en qué sala, sin texto de ninguna historia y sin nombres. El servicio sabe que tu navegador recibe avisos de este servidor, y cuándo.",
				"Lo que sigue solo existe si quien lleva este servidor lo configuró. Si no hay nada de eso, tu navegador, avisos aparte, habla solo con este servidor.",
				[
					"Un proveedor de identidad externo (OpenID Connect). Si el servidor usa uno en lugar de cuentas propias, tu navegador abre la ventana del proveedor cuando inicias sesión. Si en ese dispositivo alguien inició sesión en el último día, también le pregunta de vez en cuando si la sesión sigue abierta. El proveedor sabe que usas este juego; aquí se sabe tu identificador, tu nombre, cómo iniciaste sesión y si eres mecenas.",
					"Stripe, u otro sistema de pago que nombre quien lleva el servidor. Si pulsas el botón que compra la mejora, tu navegador va a ese sistema de pago. De aquí recibe el identificador de tu cuenta; de ti, todo lo relativo al pago. Stripe le dice a este servidor si un pago se hizo, se devolvió o se disputó. Nunca vemos tu tarjeta.",
					"Twitch (API Helix). Si se muestran transmisiones en vivo, este servidor se las pide a Twitch cada pocos minutos. Twitch sabe del servidor y nada de ti: también las imágenes de los canales pasan por este servidor. Un enlace a un canal lleva a Twitch cuando lo pulsas.",
					"Un proveedor de anuncios. Si quien lleva el servidor nombró uno, un marco de la página carga el anuncio de ese proveedor, que entonces ve tu dirección de red y tu navegador como cualquier sitio web. De aquí no recibe más que el tamaño del marco. Si eres mecenas, no hay anuncios ni nada que los pida.",
					"Enlaces a una comunidad, a redes sociales, a una tienda o a un frasco de propinas, y adonde lleve el pollo cuando lo pulsas. Son enlaces: no se envía nada antes de que pulses uno.",
				],
				"Y uno más, solo si quien lleva la corona en una partida de varios días lo conectó: el chat del grupo, como Discord, Slack o Mattermost. Este servidor le envía los nombres de quienes juegan, a quién le toca, cuántas palabras se han entregado y el código de la sala, y nunca un texto.",
			],
		},
		{
			heading: "Quién lo ve",
			blocks: [
				"La gente de tu sala ve tu nombre, la cara que elegiste, si eres mecenas y, cuando toca leer, tus partes. Quien tenga el enlace de una historia compartida puede abrirla. Cualquiera que tenga silla puede llevarse las historias a casa. Quien lleva este servidor puede ver su base de datos, qué salas están en marcha y quién está en ellas, las denuncias y la lista de cuentas. Los registros del servidor anotan qué pasó y cuándo, pero nunca lo que escribiste, ni contraseñas, claves o secretos.",
				"Las copias de seguridad, si quien lleva el servidor las hace, contienen lo que había cuando se hicieron. No vendemos nada sobre ti a nadie.",
			],
		},
		{
			heading: "Lo que puedes decidir",
			blocks: [
				"Si juegas de visita, la mayor parte de esto no te afecta. Con una cuenta, la descarga y el borrado están en la página de la cuenta. Para todo lo demás, pídele a quien lleva este servidor que te muestre o elimine lo que haya sobre ti.",
				"Las personas menores de 18 años juegan en salas para todas las edades. Preguntamos por tu grupo de edad, nunca por tu fecha de nacimiento.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Términos" },
		{ to: "/contact", label: "Contacto" },
	],
} satisfies PageText;
