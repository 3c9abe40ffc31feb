import { type ComponentType, createElement, use } from "react";

/** Screens that load together. */
export interface Chunk<Screens> {
	/** Resolves to the screens. A page calls it early, so that no game waits for them. */
	fetch(): Promise<Screens>;
}

/** Returns screens that load when they are asked for, and again after a failure. */
export function chunkOf<Screens>(load: () => Promise<Screens>): Chunk<Screens> {
	let loading: Promise<Screens> | null = null;
	const fetchOnce = (): Promise<Screens> => {
		const promise = load();
		promise.then(
			// React does not suspend for a promise that has these two properties.
			(value) => Object.assign(promise, { status: "fulfilled", value }),
			() => {
				loading = null;
			},
		);
		return promise;
	};
	return {
		fetch() {
			loading ??= fetchOnce();
			return loading;
		},
	};
}

/**
 * Returns a screen of a lazy chunk. A loaded chunk renders without suspending, so no fallback flashes
 * between two screens.
 */
export const later =
	<Name extends string, Props extends object>(
		chunk: Chunk<Record<Name, ComponentType<Props>>>,
		name: Name,
	): ComponentType<Props> =>
	(props) =>
		createElement(use(chunk.fetch())[name], props);
