import { afterAll, beforeAll, expect, test } from "vitest";
import { CASES } from "./cases.ts";
import { startTarget, type Target } from "./target.ts";

/** ATTACK_SEED throws the same junk again. */
const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000);

let target: Target;
beforeAll(async () => {
	process.stdout.write(`ATTACK_SEED=${SEED}\n`);
	target = await startTarget();
});
afterAll(() => target.stop());

test.each(CASES.filter(({ onlyFull }) => !onlyFull))("$name: $asked", { timeout: 240_000 }, async ({ run }) => {
	expect(await run({ target, small: true, seed: SEED })).toMatchObject({ passed: true });
});
