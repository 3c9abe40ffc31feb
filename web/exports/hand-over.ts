import { type NamedFile, saveFile } from "./save-file.ts";

/** Returns whether this device gives pictures to its share sheet; computers save them. */
export const sharesPictures = (): boolean =>
	typeof navigator.canShare === "function" && matchMedia("(pointer: coarse)").matches;

/**
 * Gives files to the share sheet of a phone. Elsewhere, and where the sheet does not take them, it
 * saves one file: the only one, or what `pack` makes of several.
 */
export async function handOver(
	files: readonly NamedFile[],
	pack: () => Promise<NamedFile>,
): Promise<void> {
	if (sharesPictures() && (await shared(files))) return;
	const [only, ...more] = files;
	const { content, name } = only && more.length === 0 ? only : await pack();
	saveFile(content, name);
}

/** Returns false where the share sheet does not open. */
async function shared(named: readonly NamedFile[]): Promise<boolean> {
	const files = named.map(({ content, name }) => new File([content], name, { type: content.type }));
	if (!navigator.canShare({ files })) return false;
	try {
		await navigator.share({ files });
		return true;
	} catch (reason) {
		// Whoever closes the sheet wants no file; other errors mean that the press was too long ago.
		return reason instanceof DOMException && reason.name === "AbortError";
	}
}
