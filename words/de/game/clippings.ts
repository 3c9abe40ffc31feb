import type { Clipping } from "../../en/game/clippings.ts";

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `Aus dem Zine, Leserbrief von ${sign}`,
});
const stars = (who: string, text: string): Clipping => ({
	text,
	from: `Aus dem Zine, Horoskop: ${who}`,
});
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `Aus dem Zine, Kleinanzeige: ${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"Ich habe als Kartoffel gespielt: letzter Platz. Dann als Gespenst: letzter Platz. Liegt es an mir?",
		"Rote Laterne, Dachgeschoss",
		"In beiden Spielen kam von dir die Zeile, die bis heute alle zitieren.",
	),
	stars("das Gespenst", "Eine Wand lässt dich durch. Klopf trotzdem an."),
	advert(
		"Handlungslöcher gestopft",
		"Kleine sofort. Große, sobald mal niemand hinschaut.",
		"Ab einem Kiesel",
	),
	stars("die Katze", "Du wirst recht haben. Freuen wird sich niemand."),
	letter(
		"Meine Frau drückt nach einem Satz auf FERTIG und schaut mich dann an. Sie schaut leise, aber gründlich.",
		"Tippt noch",
		"Schreib auch mal einen Teil aus einem einzigen Satz, über sie. Dann schau zurück.",
	),
	stars("der Dinosaurier", "Schau diese Woche nicht nach oben."),
	advert(
		"Cliffhanger, gebraucht",
		"Kaum gehangen. In manchen stecken noch Fingernägel.",
		"Zwei Stück für einen Aufschrei",
	),
	stars("der Waschbär", "Was du suchst, liegt in der Tonne. Da lag es schon immer."),
	letter(
		"Ich bin ein Hund und mag am liebsten, wenn ich dran bin. Bin ich noch mal dran?",
		"Keks (ein Hund)",
		"Du bist IMMER noch mal dran.",
	),
	stars("die Kartoffel", "Wärme zieht auf. Bring Quark mit."),
	advert(
		"Baron Bizeps’ Nachtstudio",
		"Zwölf Wochen. Keine Spiegel. Wir sähen darin sowieso nichts.",
		"Erste Nacht gratis",
	),
	stars("das Kaninchen", "Du bist zu früh dran für etwas, das zu spät kommt."),
	advert(
		"Mond, stundenweise",
		"Balkone beleuchtet. Werwölfe angeworfen. Abschiede um ein Drittel verbessert.",
		"Elf Kiesel die Stunde",
	),
	stars("der Hund", "Ball."),
];
