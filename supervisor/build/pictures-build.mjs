import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../paths.mjs";
import { nextOf, replaceResult } from "./results.mjs";
import { serverBuild } from "./server-build.mjs";

const PLACE = join(root, "dist", "pictures");
const FOLDER = nextOf(PLACE);

const from = (/** @type {string} */ path) => join(root, "node_modules", path);

/** The scripts of these fonts. Texts in other scripts get the general picture. */
const FONTS = [
	{ name: "lilita-one", scripts: ["latin", "latin-ext"] },
	{ name: "literata", scripts: ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"] },
];

/**
 * Builds the program that draws the pictures of shared stories, together with all files that it
 * reads, so that a server needs neither its packages nor system fonts.
 */
export async function buildPictures() {
	await build({
		...serverBuild,
		ssr: { noExternal: true },
		build: {
			...serverBuild.build,
			outDir: FOLDER,
			sourcemap: false,
			license: { fileName: "licenses.md" },
			rolldownOptions: { input: "gateway/pictures/draw.ts" },
		},
	});
	await cp(from("@resvg/resvg-wasm/index_bg.wasm"), join(FOLDER, "resvg.wasm"));
	await cp(join(root, "web/public/preview-story.png"), join(FOLDER, "general.png"));
	await mkdir(join(FOLDER, "fonts"));
	for (const { name, scripts } of FONTS)
		for (const script of scripts) {
			const file = `${name}-${script}-400-normal.woff`;
			await cp(from(`@fontsource/${name}/files/${file}`), join(FOLDER, "fonts", file));
		}
	await writeFaces();
	await replaceResult(PLACE);
}

/** Writes the avatars without their blinking, which the program does not support. */
async function writeFaces() {
	const avatars = join(root, "web", "avatars");
	const faces = join(FOLDER, "faces");
	await mkdir(faces);
	for (const name of await readdir(avatars)) {
		if (!name.endsWith(".svg")) continue;
		const picture = await readFile(join(avatars, name), "utf8");
		await writeFile(join(faces, name), picture.replace(/<style>.*?<\/style>/s, ""));
	}
}
