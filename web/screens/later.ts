export type InPlay = typeof import("./in-play.ts");

let loading: Promise<InPlay> | null = null;

/**
 * Resolves to the screens after the lobby, which are one chunk. The lobby calls it early so that
 * nobody waits for the chunk during the game.
 */
export function fetchInPlay(): Promise<InPlay> {
	loading ??= fetchOnce();
	return loading;
}

function fetchOnce(): Promise<InPlay> {
	const promise = import("./in-play.ts");
	promise.then(
		// React does not suspend for a promise that has these two properties.
		(value) => Object.assign(promise, { status: "fulfilled", value }),
		() => {
			loading = null; // the next call loads the chunk again
		},
	);
	return promise;
}
