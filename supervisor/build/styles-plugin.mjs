import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.mjs";

const STYLES = join(root, "web", "styles");

/**
 * Begins every style sheet with the order of the layers that base.css sets, because the build may
 * load a sheet that several pages share before base.css.
 * @returns {import("vite").Plugin}
 */
export function orderLayers() {
	const [order] = /^@layer [^;{]+;/m.exec(readFileSync(join(STYLES, "base.css"), "utf8")) ?? [];
	if (!order) throw new Error("web/styles/base.css must set the order of the layers");
	return {
		name: "order-layers",
		enforce: "pre",
		transform: (code, id) => (id.endsWith(".css") ? `${order}\n${code}` : undefined),
	};
}

/** A line of windows.css. */
const NAMED_WINDOW = /^@custom-media (--[\w-]+) ([^;]+);/gm;

/**
 * Puts the conditions of web/styles/windows.css in place of their names, in queries of media and of
 * containers. Plugins for `@custom-media` leave the queries of containers as they are.
 * @returns {import("vite").Plugin}
 */
export function nameWindows() {
	const windows = new Map(
		[...readFileSync(join(STYLES, "windows.css"), "utf8").matchAll(NAMED_WINDOW)].map(
			([, name = "", condition = ""]) => [name, condition],
		),
	);
	/** @param {string} name */
	const conditionOf = (name) => {
		const condition = windows.get(name);
		if (!condition) throw new Error(`web/styles/windows.css has no ${name}`);
		return / (and|or) /.test(condition) ? `(${condition})` : condition;
	};
	return {
		name: "name-windows",
		enforce: "pre",
		transform: (code, id) =>
			id.endsWith(".css")
				? code.replace(/@(media|container) [^{]+/g, (query) =>
						query.replace(/\((--[\w-]+)\)/g, (_, name) => conditionOf(name)),
					)
				: undefined,
	};
}
