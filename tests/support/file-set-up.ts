import { afterAll, beforeAll } from "vitest";
import { WIRE_LIMITS } from "../../gateway/limits/wire.ts";
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts";
import { type Plotluck, type PlotluckOptions, startPlotluck } from "./plotluck.ts";
import { openTemporal, type Temporal } from "./temporal.ts";
import { onceInWorker } from "./worker/once-in-worker.ts";

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

/**
 * Gives the tests of a file the server that the files of a worker share, because a start takes a
 * second and a half of CPU. They open their own rooms and count nothing of the whole server; a test
 * that stops it, changes its configuration or looks at its limits calls `ownPlotluck`.
 */
export const sharedPlotluck = (): Plotluck =>
	throughTests(
		() =>
			onceInWorker(
				"server",
				() => startPlotluck(),
				(plotluck) => plotluck.stop(),
			),
		async () => {},
	);

/** The key of the admin of `sharedMembers`. */
export const ADMIN_KEY = "the operator of a shared server";

/** A server with an outside provider. */
interface Members {
	plotluck: Plotluck;
	provider: IdentityProvider;
}

/**
 * Gives the tests of a file a server like `sharedPlotluck`, with an outside provider, an admin and a
 * proxy in front of it. Tests name accounts and addresses that no other file names.
 */
export function sharedMembers(): Members {
	const start = async (): Promise<Members> => {
		const provider = await startIdentityProvider();
		const plotluck = await startPlotluck({ ...provider.env, ADMIN_KEY, TRUST_PROXY: "true" });
		return { plotluck, provider };
	};
	const stop = async ({ plotluck, provider }: Members) => {
		await plotluck.stop();
		await provider.stop();
	};
	const members = () => onceInWorker("server with members", start, stop);
	return {
		provider: throughTests(
			async () => (await members()).provider,
			async () => {},
		),
		plotluck: throughTests(
			async () => (await members()).plotluck,
			async () => {},
		),
	};
}

/** Changes limits of the gateway for the servers of a file, which call this before `ownPlotluck`. */
export function changedWireLimits(limits: Partial<Record<keyof typeof WIRE_LIMITS, number>>): void {
	const kept = { ...WIRE_LIMITS };
	beforeAll(() => void Object.assign(WIRE_LIMITS, limits));
	afterAll(() => void Object.assign(WIRE_LIMITS, kept));
}

/** Gives the tests of a file an outside provider, whose `env` is for `ownPlotluck`. */
export const ownIdentityProvider = (): IdentityProvider =>
	throughTests(startIdentityProvider, (provider) => provider.stop());

/** Gives the tests of a file the engine of their server as an operator sees it. */
export const ownTemporal = (plotluck: Plotluck): Temporal =>
	throughTests(
		() => openTemporal(plotluck.engine.address),
		(temporal) => temporal.close(),
	);
