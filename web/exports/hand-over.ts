import { type NamedFile, saveFile } from "./save-file.ts";

/** Returns whether this device gives pictures to its share sheet; computers save them. */
export const sharesPictures = (): boolean =>
	typeof navigator.canShare === "function" && matchMedia("(pointer: coarse)").matches;

/** Pictures to save or share, and the function that makes one file of several. */
export interface Drawn {
	files: readonly NamedFile[];
	pack: () => Promise<NamedFile>;
}

/** Returns whether the share sheet of this device takes these pictures. */
export const isShareable = ({ files }: Drawn): boolean =>
	sharesPictures() && navigator.canShare({ files: filesOf(files) });

/**
 * Gives pictures to the share sheet of a phone, for which it must be called directly from a press.
 * Elsewhere, and where the sheet does not take them, it saves one file: the only one, or the result
 * of `pack`.
 */
export async function handOver({ files, pack }: Drawn): Promise<void> {
	if (isShareable({ files, pack }) && (await shared(files))) return;
	const [only, ...more] = files;
	const { content, name } = only && more.length === 0 ? only : await pack();
	saveFile(content, name);
}

const filesOf = (named: readonly NamedFile[]): File[] =>
	named.map(({ content, name }) => new File([content], name, { type: content.type }));

/** Returns false where the share sheet does not open. */
async function shared(named: readonly NamedFile[]): Promise<boolean> {
	try {
		await navigator.share({ files: filesOf(named) });
		return true;
	} catch (reason) {
		// A player who closes the sheet wants no file; other errors mean that the press was too long
		// ago.
		return reason instanceof DOMException && reason.name === "AbortError";
	}
}
