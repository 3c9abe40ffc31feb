const WORDS =
	"the raccoon “borrowed” a moon and nobody in the whole café dared to ask why it hummed so loudly until morning came".split(
		" ",
	);

/**
 * Texts of 1 to 2 kB as players write them, JSON-encoded once: encoding them is not what is
 * measured.
 */
const TEXTS = Array.from({ length: 64 }, (_, i) => {
	const words = Array.from({ length: 190 + i * 2 }, (_, n) => WORDS[(n * 7 + i) % WORDS.length]);
	return JSON.stringify(words.join(" "));
});

let next = 0;

/** Another text for a save. */
export const someText = (): string => TEXTS[next++ % TEXTS.length] ?? "";
