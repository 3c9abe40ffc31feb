import { type ComponentType, createElement, use } from "react";
import { loadPart } from "../routing/late.ts";

/** Screens that load together. */
export interface Chunk<Screens> {
	/** Resolves to the screens. A page calls it early, so that no game waits for them. */
	fetch(): Promise<Screens>;
	/** Returns the promise that a screen waits for, also a failed one, which shows the error page. */
	awaited(): Promise<Screens>;
}

/**
 * Returns screens that load when they are asked for, and again after a failure of an early load. A
 * screen that failed stays so: React renders it again after the failure, and a new load each time
 * would never end.
 */
export function chunkOf<Screens>(load: () => Promise<Screens>): Chunk<Screens> {
	let loading: Promise<Screens> | null = null;
	let failed = false;
	let isAwaited = false;
	const start = (): Promise<Screens> => {
		const promise = loadPart(load);
		failed = false;
		isAwaited = false;
		promise.then(
			// React does not suspend for a promise that has these two properties.
			(value) => Object.assign(promise, { status: "fulfilled", value }),
			() => {
				failed = true;
			},
		);
		return promise;
	};
	const fetch = (): Promise<Screens> => {
		if (!loading || failed) loading = start();
		return loading;
	};
	return {
		fetch,
		awaited() {
			const promise = failed && isAwaited && loading ? loading : fetch();
			isAwaited = true;
			return promise;
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
		createElement(use(chunk.awaited())[name], props);
