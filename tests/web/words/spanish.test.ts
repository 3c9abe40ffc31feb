import { expect, test } from "vitest";
import { SPANISH } from "../../../supervisor/lint/voice/es.mjs";
import { voiceFaults } from "../../../supervisor/lint/voice/voice-faults.mjs";

const faultsIn = (text: string) =>
	voiceFaults("words/es/game/room.ts", [{ line: 1, text }], SPANISH);

test.each([
	["Alguien ya abrió vuestra mesa.", "vuestr"],
	["¿Os sentáis?", "Os"],
	["¿Jugáis otra?", "áis"],
	["Las frases de los demás.", "los demás"],
	["Así le va a un mecenas.", "un mecenas"],
	["Ábrelo en el móvil.", "móvil"],
	["Un toque de la corona.", "toque"],
	["Toca tu avatar.", "avatar"],
	["La silla está en oferta.", "en oferta"],
	["Cargando...", "..."],
	["“Bien”, dijo. 'Bien'.", "'"],
	["Vienes?", "Vienes?"],
	["¿Vienes", "¿Vienes"],
	["¿Vienes? Seguro?", "? Seguro?"],
	["Ya! Ven.", "Ya!"],
])("Spanish words do not say “%s”", (text, refused) => {
	expect(faultsIn(text).map((fault) => fault.split("“")[1]?.split("”")[0])).toContain(refused);
});

test.each([
	"Dieciséis líos y veintiséis museos.",
	"Lo demás es para mecenas. Papá está en la carroza.",
	"¡Ay!, ¿qué? Y entonces… ¿¡SIN NOMBRE!?",
	"La dirección /tv?overlay=1&code= y el código.",
])("Spanish words may say “%s”", (text) => {
	expect(faultsIn(text)).toEqual([]);
});
