import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../../supervisor/paths.mjs";
import { DIST } from "../../support/dist.ts";
import { withLimits } from "../../support/short-limits.ts";

/** A build in a separate folder. Its intros are short, except those of faster phases. */
export interface TestBuild {
	/** Folder with server/main.js and workflows.js. */
	folder: string;
	remove(): Promise<void>;
}

/** In dist/, because builds find the project's packages from there. */
const emptyFolder = async (): Promise<TestBuild> => {
	await mkdir(DIST, { recursive: true });
	const folder = await mkdtemp(join(DIST, "build-"));
	return { folder, remove: () => rm(folder, { recursive: true }) };
};

/** Unpacks a build of tests/room/builds. */
export async function recordedBuild(commit: string): Promise<TestBuild> {
	const build = await emptyFolder();
	run(
		"tar",
		["-xzf", join(root, "tests", "room", "builds", `${commit}.tar.gz`), "-C", build.folder],
		root,
	);
	await complete(build.folder);
	return build;
}

/** Copies the build of the current sources. */
export async function todaysBuild(): Promise<TestBuild> {
	const build = await emptyFolder();
	for (const part of ["server", "workflows.js"])
		await cp(join(DIST, part), join(build.folder, part), { recursive: true });
	await complete(build.folder);
	return build;
}

/** Adds the pages, which do not depend on the version of the rules, and makes intros short. */
async function complete(folder: string): Promise<void> {
	await cp(join(DIST, "web"), join(folder, "web"), { recursive: true });
	const workflows = join(folder, "workflows.js");
	await writeFile(workflows, withLimits(await readFile(workflows, "utf8"), { intro: 100 }));
}

/** A change of the sources: replaces `from` by `to` in `file`. */
export interface Change {
	file: string;
	from: string | RegExp;
	to: string;
}

/**
 * Builds a copy of the current sources with these changes. Throws when a text to replace is
 * missing.
 */
export async function changedBuild(changes: Change[]): Promise<TestBuild> {
	const copy = await emptyFolder();
	const sources = [
		"activities",
		"content",
		"db",
		"gateway",
		"words",
		"supervisor",
		"workflows",
		"package.json",
		"tsconfig.base.json",
	];
	await Promise.all(
		sources.map((name) => cp(join(root, name), join(copy.folder, name), { recursive: true })),
	);
	for (const { file, from, to } of changes) {
		const path = join(copy.folder, file);
		const text = await readFile(path, "utf8");
		const changed = text.replace(from, to);
		if (changed === text) throw new Error(`${file} has no ${from}`);
		await writeFile(path, changed);
	}
	for (const part of ["server", "workflows"])
		run(process.execPath, ["supervisor/build/build-part.mjs", part], copy.folder);
	const folder = join(copy.folder, "dist");
	await complete(folder);
	return { folder, remove: copy.remove };
}

function run(program: string, args: string[], cwd: string): void {
	const { status, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
	if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}
