import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenIn } from "./case.ts";
import { CASES } from "./cases.ts";
import { startTarget, type Target } from "./target.ts";

/** ATTACK_SEED sends the same junk again. */
const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000);

let target: Target;
beforeAll(async () => {
	process.stdout.write(`ATTACK_SEED=${SEED}\n`);
	target = await startTarget();
});
afterAll(() => target.stop());

const small = CASES.filter(({ onlyFull }) => !onlyFull).map(
	(one) => [one.name, one.asked, one] as const,
);
test.each(small)("%s: %s", { timeout: 240_000 }, async (_name, _asked, { run }) => {
	const figures = await run({ target, small: true, seed: SEED });
	expect(brokenIn(figures), JSON.stringify(figures)).toEqual([]);
});
