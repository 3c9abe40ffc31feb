import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { API_PREFIX, ROOT_ROUTES } from "../../../gateway/api/routes.ts";
import { readConfig } from "../../../gateway/config.ts";
import { ROOM_PATHS } from "../../../gateway/front/upgrade-check.ts";
import { MOUNT, SIGN_IN_PAGE } from "../../../gateway/provider/configuration.ts";
import { ROUTES } from "../../../web/routes.tsx";
import { DIST } from "../../support/dist.ts";

const firstPart = (path: string) => path.split("/")[1] ?? "";

const pages = ROUTES.map(({ path }) => firstPart(path)).filter((name) => /^[\w-]+$/.test(name));
const calls = [
	...ROOT_ROUTES.flatMap(({ routes }) => Object.keys(routes)).map((call) => call.split(" ")[1]),
	API_PREFIX,
	MOUNT,
	SIGN_IN_PAGE,
	...ROOM_PATHS,
].map((path = "") => firstPart(path));
const files = readdirSync(join(DIST, "web")).filter((name) => !name.startsWith("."));

test("the lists have what they must have", () => {
	expect(pages).toEqual(expect.arrayContaining(["user", "play", "game", "zine", "bugreport"]));
	expect(calls).toEqual(expect.arrayContaining(["healthz", "blog", "api", "oidc", "rooms", "ws"]));
	expect(files).toEqual(expect.arrayContaining(["assets", "robots.txt"]));
});

test.each([...new Set([...pages, ...calls, ...files])])(
	"the admin page cannot be at /%s",
	(name) => {
		for (const given of [name, name.toUpperCase()]) {
			const config = readConfig({ ADMIN_PAGE: given });
			expect("refuse" in config ? config.refuse : given).toMatch(/^ADMIN_PAGE must/);
		}
	},
);

test("the admin page can be at a name of its own", () => {
	expect(readConfig({ ADMIN_PAGE: "behind-the-curtain" })).toMatchObject({
		adminPage: "behind-the-curtain",
	});
});
