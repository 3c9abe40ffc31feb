import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** A bundle of the workflow code, named by the hash of its content. */
export interface Build {
	id: string;
	/** The file of the bundle. */
	file: string;
}

/**
 * Hex digits of the hash: short enough to compare at a glance, and unique enough for the builds of
 * one server.
 */
const ID_LENGTH = 16;
const BUNDLE = /^([0-9a-f]{16})\.js$/;

/** The bundles that rooms run, in a folder beside the databases. */
export class Builds {
	private readonly folder: string;

	constructor(folder: string) {
		this.folder = folder;
	}

	/**
	 * Copies a bundle into the folder unless it is there, and returns it. A crash leaves the complete
	 * copy or none.
	 */
	async keep(bundle: string): Promise<Build> {
		const content = await readFile(bundle);
		const id = createHash("sha256").update(content).digest("hex").slice(0, ID_LENGTH);
		const build = { id, file: this.fileOf(id) };
		await mkdir(this.folder, { recursive: true });
		const kept = await readFile(build.file).catch(() => null);
		if (kept?.equals(content)) return build;
		const unfinished = `${build.file}.${process.pid}`;
		const file = await open(unfinished, "w");
		await file.writeFile(content);
		await file.sync();
		await file.close();
		await rename(unfinished, build.file);
		return build;
	}

	/** Returns all kept bundles. */
	async list(): Promise<Build[]> {
		const ids = (await readdir(this.folder)).flatMap((name) => BUNDLE.exec(name)?.[1] ?? []);
		return ids.map((id) => ({ id, file: this.fileOf(id) }));
	}

	async remove(id: string): Promise<void> {
		await rm(this.fileOf(id), { force: true });
	}

	private fileOf = (id: string) => join(this.folder, `${id}.js`);
}
