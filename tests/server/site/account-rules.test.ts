import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { isWeak } from "../../../gateway/provider/passwords.ts";
import { hashCode, newRecoveryCodes } from "../../../gateway/provider/recovery-codes.ts";
import { KEY_FILE, SigningKeys } from "../../../gateway/provider/signing-keys.ts";

const DAY = 24 * 3_600_000;

test("recovery codes are many, different, readable, and the same however they are typed", () => {
	const codes = Array.from({ length: 50 }, newRecoveryCodes).flat();
	expect(codes).toHaveLength(400);
	expect(new Set(codes).size).toBe(400);
	for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
	expect(codes.join()).not.toMatch(/[01ilo]/);
	const [code = "", other = ""] = codes;
	expect(hashCode(` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe(hashCode(code));
	const wide = code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
	expect(hashCode(wide)).toBe(hashCode(code));
	expect(hashCode(code)).not.toBe(hashCode(other));
	expect(hashCode(code)).not.toContain(code.slice(0, 4));
});

test.each([
	["aaaaaaaaaa", true],
	["abababababab", true],
	["QWERTYuiop", true],
	["Heronimo", true],
	["heronimo1234", true],
	["heronimoheronimo!", true],
	["a heron in the rain", false],
	["heronimo in the rain", false],
	["x7!kPq2#vLm", false],
])("%s is easy to guess for somebody named Heronimo: %s", (password, weak) => {
	expect(isWeak(password, "Heronimo")).toBe(weak);
});

describe("the signing keys", () => {
	const folder = async () => {
		const made = await mkdtemp(join(tmpdir(), "plotluck-keys-"));
		onTestFinished(() => rm(made, { recursive: true }));
		return made;
	};
	const kids = (keys: SigningKeys) => keys.all.map(({ kid }) => kid);

	test("are made once, for this user only, and found again", async () => {
		const at = await folder();
		const made = await SigningKeys.open(at);
		expect((await stat(join(at, KEY_FILE))).mode & 0o777).toBe(0o600);
		expect(kids(await SigningKeys.open(at))).toEqual(kids(made));
		for (const key of made.published)
			expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
	});

	test("are replaced after 90 days, and accepted for another day", async () => {
		const at = await folder();
		const keys = await SigningKeys.open(at, 0);
		const [first] = kids(keys);
		expect(await keys.rotateWhenDue(90 * DAY)).toBe(false);
		expect(await keys.rotateWhenDue(90 * DAY + 1)).toBe(true);
		const [second] = kids(keys);
		expect(second).not.toBe(first);
		expect(kids(keys)).toEqual([second, first]);
		expect(await keys.rotateWhenDue(91 * DAY)).toBe(false);
		expect(await keys.rotateWhenDue(91 * DAY + 1)).toBe(true);
		expect(kids(await SigningKeys.open(at, 91 * DAY + 1))).toEqual([second]);
		expect((await stat(join(at, KEY_FILE))).mode & 0o777).toBe(0o600);
	});

	test("are not made anew over a file that is not theirs, whose content no error repeats", async () => {
		const at = await folder();
		for (const text of ["", "{", '{"keys":[{"jwk":"secret"}]}']) {
			await writeFile(join(at, KEY_FILE), text);
			const error = await SigningKeys.open(at).catch((thrown: Error) => thrown);
			expect(String(error)).toContain(KEY_FILE);
			expect(String(error)).not.toContain("secret");
			expect(await readFile(join(at, KEY_FILE), "utf8")).toBe(text);
		}
	});
});
