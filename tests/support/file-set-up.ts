import { afterAll, beforeAll } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts";
import { type Plotluck, type PlotluckOptions, startPlotluck } from "./plotluck.ts";
import { openTemporal, type Temporal } from "./temporal.ts";

/**
 * Starts something before the tests of a file (or of a `describe`), and stops it after them, before
 * what earlier lines have started. The object gets its fields when it has started.
 */
function throughTests<T extends object>(
	start: () => Promise<T>,
	stop: (started: T) => Promise<void>,
): T {
	const fields = {} as T; // a test reads it only after `beforeAll`
	let started: T | undefined;
	beforeAll(async () => {
		started = await start();
		// A getter stays one, because a server that starts again is another.
		Object.defineProperties(fields, Object.getOwnPropertyDescriptors(started));
	});
	afterAll(async () => {
		if (started) await stop(started);
	});
	return fields;
}

type Env = Record<string, string>;

/**
 * Gives the tests of a file their own server, as `startPlotluck` does. `env` is a function when it
 * needs what an earlier line starts.
 */
export const ownPlotluck = (env: Env | (() => Env) = {}, options?: PlotluckOptions): Plotluck =>
	throughTests(
		() => startPlotluck(typeof env === "function" ? env() : env, options),
		(plotluck) => plotluck.stop(),
	);

/** Gives the tests of a file an outside provider, whose `env` is for `ownPlotluck`. */
export const ownIdentityProvider = (): IdentityProvider =>
	throughTests(startIdentityProvider, (provider) => provider.stop());

/** Gives the tests of a file the engine of their server as an operator sees it. */
export const ownTemporal = (plotluck: Plotluck): Temporal =>
	throughTests(
		() => openTemporal(plotluck.engine.address),
		(temporal) => temporal.close(),
	);
