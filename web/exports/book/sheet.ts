import type { Language } from "#game/settings/languages.ts";
import { facesIn } from "./faces.ts";

/**
 * Returns the style of both files, in the classic theme's colours, with the faces of a language.
 * E-readers replace the colours in their night mode.
 */
export function sheetIn(language: Language): string {
	const { display, reading, weight, aside } = facesIn(language);
	return `
body { font-family: "Literata Variable", ${reading}; }
h1, h2, .logo, .people b, .night .title { font-family: "Lilita One", ${display}; font-weight: ${weight}; }
.part .blank { font-style: ${aside}; }
${SHEET}`;
}

const SHEET = `
html, body { background-color: #fbf4e3; color: #1d1a16; }
body { line-height: 1.55; overflow-wrap: anywhere; }
h1, h2, .logo, .people b, .night .title { line-height: 1.15; }
h1 { margin: 0 0 0.6em; font-size: 2em; text-align: center; }
h2 { margin: 0 0 0.5em; font-size: 1.05em; break-after: avoid; page-break-after: avoid; }
p { margin: 0 0 0.7em; }
ul { margin: 0 0 0.8em; padding: 0; list-style: none; }
mark { padding: 0.05em 0.1em; background: #ffd84a; color: #1d1a16; }
a { color: inherit; }
.part { margin-top: 1.8em; }
.part p { white-space: pre-wrap; orphans: 2; widows: 2; }
.part .removed { display: inline-block; padding: 0 0.7em; background: #1d1a16; color: #fffdf7; font-weight: 700; }
.face { width: 2.4em; height: 2.4em; vertical-align: middle; }
.reaction { width: 1.25em; height: 1.25em; vertical-align: -0.25em; }
.rosette { width: 6em; height: 7.68em; }
.hung { text-align: center; break-inside: avoid; page-break-inside: avoid; }
.drawing { width: 18em; max-width: 100%; height: auto; aspect-ratio: 1; border: 2px solid #1d1a16; }
.quiet { font-size: 0.9em; text-align: center; }
.cast, .won, .reactions, .faces { text-align: center; }
.cast li, .reactions li { display: inline-block; margin: 0 0.5em 0.3em; }
.cast li { padding: 0 0.7em; border: 1px solid; border-radius: 1em; }
.part .reactions { text-align: start; font-size: 0.9em; break-before: avoid; page-break-before: avoid; }
.part .reactions li { margin: 0 1em 0 0; }
.won li { display: inline-block; width: 8em; margin: 0.4em; font-size: 0.9em; vertical-align: top; }
.won .rosette { display: block; margin: 0 auto 0.2em; }
.casts dt { margin-top: 1.2em; font-weight: 700; text-align: center; }
.casts dd { margin: 0.4em 0 0; text-align: center; }
.award { margin: 0 0 1.4em; text-align: center; break-inside: avoid; page-break-inside: avoid; }
.award h2 { margin: 0.1em 0; }
.award p, .award ul { margin: 0.1em 0; }
blockquote { margin: 0 0 1.6em; text-align: center; break-inside: avoid; page-break-inside: avoid; }
blockquote p { margin: 0 0 0.3em; font-size: 1.15em; }
.people li { clear: both; min-height: 3.4em; margin: 0 0 0.9em; break-inside: avoid; page-break-inside: avoid; }
.people .face { float: inline-start; float: left; width: 3em; height: 3em; margin-right: 0.9em; }
.people b, .people span { display: block; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35em 0.3em; border-bottom: 1px dashed; text-align: start; vertical-align: top; }
th { font-weight: 400; }
td { font-weight: 700; }
.contents ol, nav ol { padding: 0; list-style: none; }
.contents li, nav li { margin: 0 0 0.5em; }
#cover, .cover { text-align: center; }
#cover h1, .cover h1 { margin: 0.9em 0 0.2em; font-size: 1.6em; }
.date { font-size: 1.05em; }
.night { margin: 1.4em 0; padding: 1.1em 1em; border: 2px solid #1d1a16; border-radius: 1em; background-color: #fffdf7; color: #1d1a16; text-align: center; break-inside: avoid; page-break-inside: avoid; }
.night .label { margin: 0 0 0.3em; font-weight: 700; }
.night .title { margin: 0 0 0.5em; font-size: 2.3em; }
.night blockquote { margin: 0 0 0.8em; }
.night .drawing { width: 12em; }
.night .heads { margin: 0; }
.night .face { width: 4.6em; height: 4.6em; }
.by { margin: 1.4em 0 0.6em; }
.faces li { display: inline-block; width: 6.2em; margin: 0.4em; font-weight: 700; vertical-align: top; }
.faces .face { display: block; width: 4.4em; height: 4.4em; margin: 0 auto 0.2em; }
.logo { margin-top: 1.4em; font-size: 1.3em; }
`;

/** The rules that only the printed file needs: pages, and a column for reading in a browser. */
export const PRINT_SHEET = `
@page { size: A5; margin: 17mm 15mm 19mm; background: #fbf4e3; @bottom-center { content: counter(page); font: 9pt Georgia, serif; } }
@page :first { @bottom-center { content: none; } }
html { color-scheme: light; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { max-width: 34em; margin: 0 auto; padding: 1em; }
.page { break-before: page; page-break-before: always; }
.page:first-of-type { break-before: auto; page-break-before: auto; }
.pictures { position: absolute; width: 0; height: 0; }
mark { background: linear-gradient(transparent 14%, #ffd84a 14% 88%, transparent 88%); -webkit-box-decoration-break: clone; box-decoration-break: clone; }
@media screen { .page { padding: 2em 0; border-bottom: 2px dashed; } }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } a { text-decoration: none; } .award { margin-bottom: 0.8em; } .award .rosette { width: 3.2em; height: 4.1em; } }
`;
