import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../paths.mjs";

/**
 * An import: `target` is a path from the project's root, or the name of a package. `typeOnly` is
 * true when no code of the target runs.
 * @typedef {{target: string, typeOnly: boolean}} Import
 */

/** Folders at the root without files of the project. */
const FOREIGN = new Set([".git", "data", "dist", "node_modules"]);

const STATIC =
	/^(?:import\s+(?<type>type\s)?(?<names>[^"';]*?)(?:\s*from\s*)?|export\s+(?<typeExport>type\s)?(?:\*[^"';]*?|\{(?<reexported>[^}]*)\})\s*from\s*)"(?<from>[^"\n]+)"/gm;
const DYNAMIC = /(?<!typeof )\bimport\(\s*"(?<from>[^"\n]+)"/g;
const COMMENT_LINE = /^\s*(?:\/\*\*|\*|\/\/).*$/gm;

/**
 * Returns the paths of all files of the project, from its root, sorted. Reads the folders and not
 * git, so that new files count immediately.
 * @returns {string[]}
 */
export function projectFiles() {
	const entries = readdirSync(root, { withFileTypes: true }).filter(
		({ name }) => !FOREIGN.has(name),
	);
	const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
	for (const { name: folder } of entries.filter((entry) => entry.isDirectory()))
		for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
			if (entry.isFile())
				files.push(
					join(entry.parentPath ?? entry.path, entry.name)
						.slice(root.length + 1)
						.replaceAll("\\", "/"),
				);
	return files.sort();
}

/**
 * Returns the imports of a source file, static or with import().
 * @param {string} file path from the project's root
 * @returns {Import[]}
 */
export function importsOf(file) {
	const text = readFileSync(join(root, file), "utf8");
	const imports = [...text.matchAll(STATIC)].map(({ groups = {} }) => ({
		target: resolveImport(file, groups.from ?? ""),
		typeOnly: Boolean(groups.type ?? groups.typeExport) || namesOnlyTypes(groups),
	}));
	for (const { groups = {} } of text.replace(COMMENT_LINE, "").matchAll(DYNAMIC))
		imports.push({ target: resolveImport(file, groups.from ?? ""), typeOnly: false });
	return imports;
}

/**
 * Returns the files and packages that run when the file is loaded: its imports, their imports, and
 * so on.
 * @param {string} file path from the project's root
 * @returns {Set<string>}
 */
export function loadedBy(file) {
	/** @type {Set<string>} */
	const loaded = new Set();
	const open = [file];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		for (const target of valueImportsOf(next)) {
			if (loaded.has(target)) continue;
			loaded.add(target);
			open.push(target);
		}
	}
	return loaded;
}

/** @type {Map<string, string[]>} */
const valueImports = new Map();

/** @param {string} file path from the project's root, or a package, which counts as a leaf */
function valueImportsOf(file) {
	const known = valueImports.get(file);
	if (known) return known;
	const isSource = /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file));
	const targets = isSource
		? importsOf(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target]))
		: [];
	valueImports.set(file, targets);
	return targets;
}

/**
 * Returns whether all imported names are marked as types, as in `import { type A, type B }`.
 * @param {Record<string, string | undefined>} groups of STATIC
 */
function namesOnlyTypes({ names, reexported }) {
	const list = /^\{([^}]*)\}$/.exec(names?.trim() ?? "")?.[1] ?? reexported;
	const each = list?.split(",").filter((name) => name.trim() !== "") ?? [];
	return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

/**
 * @param {string} file
 * @param {string} from the module's name as written
 */
function resolveImport(file, from) {
	if (from.startsWith("#game/")) return from.replace("#game/", "workflows/game/");
	if (from.startsWith("#words/")) return from.replace("#words/", "words/en/");
	return from.startsWith(".") ? posix.join(posix.dirname(file), from) : from;
}
