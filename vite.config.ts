import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The pages: web/ built into dist/web. The server's own build is supervisor/build/build.mjs. */
export default defineConfig({
	root: "web",
	envDir: false,
	plugins: [react()],
	/** A class `own-part` is `styles.ownPart`. */
	css: { modules: { localsConvention: "camelCaseOnly" } },
	build: {
		outDir: "../dist/web",
		emptyOutDir: true,
		target: "es2022",
		/**
		 * Pictures stay files of their own: inlined they would be parsed by phones that never show
		 * them.
		 */
		assetsInlineLimit: 1024,
	},
});
