const WORDS =
	"the raccoon “borrowed” a moon and nobody in the whole café dared to ask why it hummed so loudly until morning came".split(
		" ",
	);

/** Texts of 1 to 2 kB, JSON-encoded once, because their encoding is not measured. */
const TEXTS = Array.from({ length: 64 }, (_, i) => {
	const words = Array.from({ length: 190 + i * 2 }, (_, n) => WORDS[(n * 7 + i) % WORDS.length]);
	return JSON.stringify(words.join(" "));
});

let next = 0;

/** Returns the next text for a save. */
export const someText = (): string => TEXTS[next++ % TEXTS.length] ?? "";
