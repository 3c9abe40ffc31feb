import { root } from "../paths.mjs";

/**
 * Vite's configuration for the server build. main.js opens the port and loads the other chunks;
 * temporal-setup.js prepares a cluster. Packages stay in node_modules.
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
		ssr: true,
		outDir: "dist/server",
		emptyOutDir: true,
		target: "node20",
		sourcemap: true,
		minify: false,
		rolldownOptions: {
			input: ["gateway/main.ts", "gateway/engine/temporal-setup.ts"],
			output: { chunkFileNames: "[name].js" },
		},
	},
};
