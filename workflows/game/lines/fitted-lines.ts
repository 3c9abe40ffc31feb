import { cutIn } from "./cuts.ts";
import { hasUnspaced } from "./unspaced.ts";

/** Characters that a line may lack so that it ends with a pause. */
const NEAR = 6;

/**
 * Returns the lines of a text, each as long as it fits. Only words in scripts without spaces are cut
 * between letters, so a line with one long word may not fit. An empty text is one line.
 */
export function fittedLines(text: string, fits: (line: string) => boolean): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ").filter(Boolean)) {
		const last = lines.pop();
		let begun = last === undefined ? "" : `${last} `;
		let rest = word;
		while (!fits(begun + rest)) {
			const end = hasUnspaced(rest) ? endOn(begun, rest, fits) : 0;
			if (end > 0) {
				lines.push(begun + rest.slice(0, end));
				rest = rest.slice(end);
			} else if (begun === "") break;
			else lines.push(begun.trimEnd());
			begun = "";
		}
		lines.push(begun + rest);
	}
	return lines.length > 0 ? lines : [""];
}

/** Returns where to cut a word so that its beginning fits on a begun line; 0 for nowhere. */
function endOn(begun: string, word: string, fits: (line: string) => boolean): number {
	const signs = [...word];
	let end = 0;
	for (const sign of signs) {
		if (!fits(begun + word.slice(0, end + sign.length))) break;
		end += sign.length;
	}
	if (end > 0) return cutIn(word, Math.max(0, end - NEAR), end);
	return begun === "" && signs.length > 1 ? (signs[0]?.length ?? 0) : 0;
}
