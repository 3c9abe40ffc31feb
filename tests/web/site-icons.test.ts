import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "..", "..", "web");
const page = readFileSync(join(web, "index.html"), "utf8");
const files = (text: string, key: string) =>
	[...text.matchAll(new RegExp(`${key}"?[=:] ?"/([^"]+)"`, "g"))].map(([, path]) => path ?? "");

describe("the site on a home screen", () => {
	it("has every icon that its page and its manifest name", () => {
		const linked = files(page, "href");
		expect(linked).toEqual(
			expect.arrayContaining(["favicon.svg", "apple-touch-icon.png", "manifest.webmanifest"]),
		);
		const manifest = readFileSync(join(web, "public", "manifest.webmanifest"), "utf8");
		const icons = files(manifest, "src");
		expect(icons.length).toBeGreaterThan(1);
		for (const path of [...linked, ...icons])
			expect(existsSync(join(web, "public", path)), path).toBe(true);
	});
});
