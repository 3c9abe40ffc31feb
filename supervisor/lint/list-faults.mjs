const LIST = "supervisor/lint/pattern-list.mjs";

/**
 * Returns a sentence for each pattern that is missing in the list, and for each listed one that is
 * unused.
 * @param {readonly import("./find-patterns.mjs").FoundPattern[]} found
 * @param {Readonly<Record<string, readonly import("./pattern-list.mjs").ListedPattern[]>>} listed
 * @returns {string[]}
 */
export function listFaults(found, listed) {
	const left = Object.fromEntries(
		Object.entries(listed).map(([file, patterns]) => [file, patterns.map(({ text }) => text)]),
	);
	const faults = [];
	for (const { file, line, text } of found) {
		const at = left[file]?.indexOf(text) ?? -1;
		if (at < 0)
			faults.push(
				`${file}:${line}: the pattern ${text} must be listed in ${LIST} with what it sees`,
			);
		else left[file]?.splice(at, 1);
	}
	for (const [file, texts] of Object.entries(left))
		for (const text of texts) faults.push(`${LIST}: ${file} has no pattern ${text}`);
	return faults;
}
