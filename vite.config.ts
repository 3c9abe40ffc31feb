import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds the pages (web/) into dist/web. supervisor/build/build.mjs builds the server. */
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
		/** Larger pictures stay files, because inlined they slow phones that never show them. */
		assetsInlineLimit: 1024,
	},
});
