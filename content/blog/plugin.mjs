import { BLOG, blogEntries } from "./entries.mjs";

const NAME = "virtual:blog";

/**
 * Provides the blog to the pages as modules: `virtual:blog/latest` has title, date and slug of the
 * newest entry, `virtual:blog` those of all entries with a loader for each text, and
 * `virtual:blog/SLUG` the HTML of one entry. A page therefore loads only the texts that it shows.
 * @returns {import("vite").Plugin}
 */
export function blogModules() {
	return {
		name: "blog",
		resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
		load(id) {
			return id.startsWith(`\0${NAME}`) ? moduleOf(id.slice(NAME.length + 2)) : undefined;
		},
		// A watched file of a module counts as its import, but a folder cannot be imported.
		configureServer({ watcher, moduleGraph, ws }) {
			watcher.add(BLOG);
			watcher.on("all", (_event, path) => {
				if (!path.startsWith(BLOG)) return;
				for (const [id, module] of moduleGraph.idToModuleMap)
					if (id.startsWith(`\0${NAME}`)) moduleGraph.invalidateModule(module);
				ws.send({ type: "full-reload" });
			});
		},
	};
}

/** @param {string} part the end of the module's name: "" for all entries, "latest" or a slug */
function moduleOf(part) {
	const entries = blogEntries();
	if (part === "") return `export default [${entries.map(listed).join(",\n")}];`;
	if (part === "latest") return `export default ${JSON.stringify(headingOf(entries[0]))};`;
	const entry = entries.find(({ slug }) => slug === part);
	if (!entry) throw new Error(`There must be a blog entry called ${part}`);
	return `export default ${JSON.stringify(entry.html)};`;
}

/** @param {import("./entries.mjs").Entry} entry */
const listed = (entry) =>
	`{ ...${JSON.stringify(headingOf(entry))}, load: () => import("${NAME}/${entry.slug}") }`;

/** @param {import("./entries.mjs").Entry | undefined} entry */
function headingOf(entry) {
	if (!entry) throw new Error("The blog must have an entry");
	const { slug, title, date } = entry;
	return { slug, title, date };
}
