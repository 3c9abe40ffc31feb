/**
 * Returns how often a random test tries its property: `count` times, and a twentieth of that in
 * `npm run test:rules`, because those tests together must take less than ten seconds.
 */
export const runs = (count: number): number =>
	process.env.FEW_RUNS ? Math.ceil(count / 20) : count;
