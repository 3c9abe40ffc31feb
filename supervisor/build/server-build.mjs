import { root } from "../paths.mjs";
import { migrationsIn } from "./migration-names.mjs";

/**
 * Writes the names of the migrations beside the server, for starts without sources.
 * @type {import("vite").Plugin}
 */
const migrationNames = {
	name: "migration-names",
	async generateBundle() {
		const source = JSON.stringify(await migrationsIn(root));
		this.emitFile({ type: "asset", fileName: "migrations.json", source });
	},
};

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
	plugins: [migrationNames],
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
