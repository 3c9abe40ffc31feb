import { root } from "../paths.mjs";

/**
 * Vite's settings for the server: what opens its door, and beside it the rest; packages stay in
 * node_modules.
 * @type {import("vite").InlineConfig}
 */
export const serverBuild = {
	root,
	configFile: false,
	envDir: false,
	publicDir: false,
	logLevel: "warn",
	ssr: { external: true },
	build: {
		ssr: "gateway/main.ts",
		outDir: "dist/server",
		emptyOutDir: true,
		target: "node20",
		sourcemap: true,
		minify: false,
		rolldownOptions: { output: { chunkFileNames: "[name].js" } },
	},
};
