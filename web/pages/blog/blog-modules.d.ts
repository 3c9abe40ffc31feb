/** The blog as the build makes it from blog/ (docs/site.md "Blog"). */
declare module "virtual:blog" {
	interface BlogHeading {
		/** The end of its address. */
		slug: string;
		title: string;
		/** YYYY-MM-DD. */
		date: string;
	}
	export interface BlogEntry extends BlogHeading {
		/** Loads the text, as HTML. */
		load(): Promise<{ default: string }>;
	}
	/** Newest first. */
	const entries: readonly BlogEntry[];
	export default entries;
}

declare module "virtual:blog/latest" {
	const latest: { slug: string; title: string; date: string };
	export default latest;
}
