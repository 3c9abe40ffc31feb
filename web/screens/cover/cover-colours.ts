import type { CSSProperties } from "react";
import { COVER_INKS } from "#game/cover/drawing.ts";
import type { Colours } from "../../doodle/paint.ts";

const { paper, ...inks } = COVER_INKS;
const colours: Colours = (token) => (token === "paper-2" ? paper : inks[token]);
// Custom properties, which the type of styles does not know.
const style = {
	...{ "--paper-2": paper, "--ink": inks.ink, "--hot": inks.hot, "--marker": inks.marker },
	...{ "--good": inks.good, "--sky": inks.sky },
} as CSSProperties;

/** A cover has the same colours in all themes, so the captain sees what others will see. */
export const COVER_COLOURS = { colours, style };
