export type InPlay = typeof import("./in-play.ts");

let coming: Promise<InPlay> | null = null;

/**
 * Fetches the screens after the lobby, all in one; the lobby asks early, so that nobody waits for
 * them in play.
 */
export function fetchInPlay(): Promise<InPlay> {
	coming ??= fetchOnce();
	return coming;
}

function fetchOnce(): Promise<InPlay> {
	const promise = import("./in-play.ts");
	promise.then(
		// React reads these two off a promise and then does not suspend for it, not even for a moment.
		(value) => Object.assign(promise, { status: "fulfilled", value }),
		() => {
			coming = null; // whoever needs them next asks again
		},
	);
	return promise;
}
