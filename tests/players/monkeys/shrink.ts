/**
 * Returns a shorter list that still fails, by leaving out smaller and smaller stretches (delta
 * debugging). `fails` is asked at most `tries` times, because each answer can take a whole game.
 */
export async function shrink<T>(
	items: readonly T[],
	fails: (items: T[]) => Promise<boolean>,
	tries: number,
): Promise<T[]> {
	let rest = [...items];
	let left = tries;
	for (let size = Math.ceil(rest.length / 2); size >= 1 && left > 0; ) {
		let isShorter = false;
		for (let from = 0; from < rest.length && left > 0; ) {
			const shorter = [...rest.slice(0, from), ...rest.slice(from + size)];
			left--;
			if (await fails(shorter)) {
				rest = shorter;
				isShorter = true;
			} else from += size;
		}
		if (size === 1 && !isShorter) break;
		size = isShorter && size === 1 ? 1 : Math.floor(size / 2);
	}
	return rest;
}
