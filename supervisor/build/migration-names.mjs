import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns the names of the migrations in a project's folder, in their order.
 * @param {string} folder
 */
export async function migrationsIn(folder) {
	const files = await readdir(join(folder, "db", "migrations"));
	return files
		.filter((file) => /^\d{3}-/.test(file))
		.map((file) => file.replace(/\.ts$/, ""))
		.sort();
}
