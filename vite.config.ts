import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { blogModules } from "./content/blog/plugin.mjs";
import { buildYear } from "./supervisor/build/build-year.mjs";
import { forPages } from "./supervisor/build/prerender-build.mjs";
import { nextOf } from "./supervisor/build/results.mjs";
import { nameWindows, orderLayers } from "./supervisor/build/styles-plugin.mjs";
import { needed, readWebFiles } from "./supervisor/build/web-files.mjs";
import {
	documentWordsIn,
	ENGLISH,
	fileIn,
	languages,
	words,
} from "./supervisor/build/words-plugin.mjs";
import { buildTarget } from "./supervisor/lint/browsers/floor.mjs";
import { wordsInDevelopment } from "./supervisor/server/dev-words.mjs";

const fromWeb = (file: string) => fileURLToPath(new URL(file, new URL("./web/", import.meta.url)));
const themes = readdirSync(new URL("./web/styles/themes", import.meta.url)).filter((file) =>
	file.endsWith(".css"),
);

/**
 * Few files in place of many small ones, which compress worse and are requested one by one. Libraries
 * are apart from the pages' own code, because they stay in the browser's cache over upgrades.
 */
const FILES = [
	{ name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial" as const], priority: 3 },
	{ name: "site", test: /^(?!.*[\\/]themes[\\/])/, tags: ["$initial" as const], priority: 2 },
	// What the lobby shares with the pages of stories.
	{
		name: "emoji",
		test: /[\\/]web[\\/](emoji|parts[\\/]emoji|account[\\/]offer|device[\\/]plat)/,
		minShareCount: 2,
		priority: 1,
	},
	{
		name: "stories",
		test: /[\\/]web[\\/](parts[\\/]story|game[\\/]part-content|pages[\\/]shared-story)/,
		minShareCount: 2,
	},
	{
		name: "parts",
		test: /[\\/]web[\\/](parts([\\/](form|page))?|pages)[\\/](?!sign-in-ask|not-loaded|load-failed|community-links)[^\\/]+$/,
		minShareCount: 3,
	},
	// Behind the parts, because a file takes along what its modules need.
	{
		name: "room",
		test: /[\\/](lucide-react[\\/].*[\\/]lock\.m?js|web[\\/](device[\\/]copy-text|room[\\/](?!reached|typed-text|use-entry|seats[\\/]look-up)|screens[\\/].*[\\/]gathered\.)|workflows[\\/]game[\\/]status)/,
		minShareCount: 2,
	},
	// Pages that need an account; no room does.
	{
		name: "account",
		test: /[\\/]web[\\/](account[\\/]account\.ts|pages[\\/]sign-in-ask)/,
		minShareCount: 2,
	},
	// Each small file costs the first page its name.
	{ name: "selectors", test: /[\\/]web[\\/]game[\\/]/, minShareCount: 2 },
];

/** The groups of words that load together, by the sources that need them. */
const WORDS = {
	first: ["index.html"],
	pages: ["pages/texts/text-page.tsx", "pages/blog/blog.tsx"],
	room: [
		...["pages/game/game.tsx", "screens/lobby/lobby.tsx", "screens/in-play.ts"],
		...["screens/read-vote/read-vote.tsx", "screens/results/results.tsx"],
	],
};

/** The fonts of the first page: display and interface, each in Latin. */
const FIRST_FONTS =
	/(lilita-one-latin-400|atkinson-hyperlegible-next-latin-wght)-normal-[^/]*\.woff2$/;

/**
 * Lets the page load its fonts before it shows a text, and not after. They come behind its scripts,
 * which would else wait for them on a slow line.
 */
function preloadFonts(): Plugin {
	return {
		name: "preload-fonts",
		transformIndexHtml: (_html, { bundle = {} }) =>
			Object.keys(bundle)
				.filter((path) => FIRST_FONTS.test(path))
				.map((path) => ({
					tag: "link",
					attrs: {
						rel: "preload",
						as: "font",
						type: "font/woff2",
						fetchpriority: "low",
						crossorigin: true,
						href: `/${path}`,
					},
					injectTo: "head" as const,
				})),
	};
}

/** The site's pot, which the offline page shows too. */
const POT = /^assets\/pot-[^/]*\.svg$/;

/**
 * Makes the page without a connection, which has the style sheets and fonts of the first page. It is
 * no page of the build itself, because it would share the script of the first page.
 */
function offlinePage(): Plugin {
	const read = (path: string) => readFileSync(new URL(`./web/${path}`, import.meta.url), "utf8");
	const template = read("offline.html").replace(
		/<link rel="stylesheet" href="[^"]*offline.css" \/>/,
		() => `<style>${read("styles/offline.css")}</style>`,
	);
	return {
		name: "offline-page",
		apply: "build",
		generateBundle: {
			order: "post",
			async handler(_options, bundle) {
				const page = bundle["index.html"];
				if (page?.type !== "asset") throw new Error("The build has no index.html");
				const links = String(page.source).match(/<link rel="(preload|stylesheet)"[^>]*>/g) ?? [];
				const pot = Object.keys(bundle).find((path) => POT.test(path));
				const texts = await Promise.all(
					languages().map(async (name) => [name, (await documentWordsIn(name)).offline]),
				);
				const words = JSON.stringify(Object.fromEntries(texts)).replaceAll("<", "\\u003c");
				const source = (await fileIn("offline.html", template, ENGLISH))
					.replace(/<!-- The build puts the style.*-->/, links.join("\n\t\t"))
					.replace(
						/<!-- The build puts the texts.*-->/,
						() => `<script type="application/json" id="words">${words}</script>`,
					)
					.replace("./parts/page/pot.svg", `/${pot}`);
				this.emitFile({ type: "asset", fileName: "offline.html", source });
			},
		},
	};
}

/** The folder in which the pages are built (supervisor/build/web-build.mjs). */
const PAGES = nextOf(fileURLToPath(new URL("./dist/web", import.meta.url)));

/** What the service worker keeps: the first page, the screens of a room, and the offline page. */
const SHELL = [
	...["index.html", "pages/game/game.tsx", "screens/in-play.ts"],
	...["screens/read-vote/read-vote.tsx", "screens/results/results.tsx"],
];
const SHELL_FILES = /^(offline\.(html|js)|first-paint\.js|favicon\.svg)$/;

/** Makes the service worker (docs/site.md "Installing"), to which public/documents.js belongs. */
const serviceWorker = () =>
	VitePWA({
		filename: "service-worker.js",
		manifest: false,
		injectRegister: false,
		workbox: {
			globPatterns: ["**/*.{html,js,css,woff2,svg}"],
			manifestTransforms: [
				async (entries) => {
					// The plugin runs after a failed build too, and its error would replace the build's. It has
					// one for an empty list.
					if (!existsSync(`${PAGES}/.vite/manifest.json`))
						return { manifest: [{ url: "offline.html", revision: null, size: 0 }], warnings: [] };
					const files = await readWebFiles(PAGES);
					const shell = new Set(
						SHELL.flatMap((source) => [...needed(files, source), ...needed(files, source, "css")]),
					);
					const manifest = entries.filter(
						({ url }) =>
							shell.has(url) || SHELL_FILES.test(url) || POT.test(url) || FIRST_FONTS.test(url),
					);
					return { manifest, warnings: [] };
				},
			],
			// public/documents.js answers with documents.
			navigateFallback: null,
			directoryIndex: null,
			inlineWorkboxRuntime: true,
			importScripts: ["/messages.js", "/documents.js"],
			sourcemap: false,
		},
	});

/**
 * Builds the pages (web/) for dist/web, or those of development for the tests of scenes.
 * supervisor/build/build.mjs builds the server.
 */
export default defineConfig(({ mode: built }) => ({
	root: "web",
	envDir: false,
	define: buildYear,
	plugins: [
		words(WORDS),
		wordsInDevelopment(),
		...[react(), nameWindows(), orderLayers(), blogModules()],
		...[preloadFonts(), offlinePage()],
		built !== "scenes" && serviceWorker(),
	],
	css: forPages.css,
	build: {
		outDir: PAGES,
		emptyOutDir: true,
		target: buildTarget(),
		assetsInlineLimit: forPages.assetsInlineLimit,
		/** Browsers without it load the same files a little later. */
		modulePreload: { polyfill: false },
		/** Tests and the service worker read which file needs which. */
		manifest: true,
		rolldownOptions: {
			input: ["index.html", ...themes.map((file) => `styles/themes/${file}`)].map(fromWeb),
			output: {
				codeSplitting: { groups: FILES },
				/** The first paint loads a theme by its name, before it knows the build's names. */
				assetFileNames: ({ originalFileNames: [file] }) =>
					file && /styles\/themes\/[a-z]+\.css$/.test(file)
						? "styles/themes/[name].css"
						: `${forPages.fileNames}[extname]`,
				chunkFileNames: `${forPages.fileNames}.js`,
				entryFileNames: `${forPages.fileNames}.js`,
			},
		},
	},
}));
