import type { Language } from "#game/settings/languages.ts";

/** The faces of devices for letters that the fonts of the book do not have. */
interface Faces {
	/** For titles, as families of CSS. */
	display: string;
	/** For texts. */
	reading: string;
	/** The weight of titles; the display font has only one and takes no other. */
	weight: number;
	/** The style of what no writer wrote. */
	aside: "italic" | "normal";
}

const LATIN: Faces = {
	display: '"Arial Black", sans-serif',
	reading: "Georgia, serif",
	weight: 400,
	aside: "italic",
};

/** As in web/styles/tokens.css. Japanese faces have no italics. */
const JAPANESE: Faces = {
	display:
		'"Hiragino Maru Gothic ProN", "BIZ UDPGothic", "Noto Sans CJK JP", "Noto Sans JP", sans-serif',
	reading: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif',
	weight: 800,
	aside: "normal",
};

/** Returns the faces for a language. */
export const facesIn = (language: Language): Faces => (language === "ja" ? JAPANESE : LATIN);
