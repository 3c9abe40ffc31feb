import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns which of the texts are in files of a folder and its subfolders, each with the file's
 * name.
 */
export async function textsInFiles(folder: string, texts: readonly string[]): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const found = await Promise.all(
		entries
			.filter((entry) => entry.isFile())
			.map(async (entry) => {
				const bytes = await readFile(join(entry.parentPath ?? entry.path, entry.name)).catch(() =>
					Buffer.alloc(0),
				);
				return texts.filter((text) => bytes.includes(text)).map((text) => `${entry.name}: ${text}`);
			}),
	);
	return found.flat().sort();
}
