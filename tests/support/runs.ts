/**
 * Returns how often a random test tries its property: `count` times, and a twentieth of that in
 * `npm run test:rules` and `npm run test:units`, which are run after every change.
 */
export const runs = (count: number): number =>
	process.env.FEW_RUNS ? Math.ceil(count / 20) : count;
