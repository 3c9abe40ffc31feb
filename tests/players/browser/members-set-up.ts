import { afterEach, beforeAll } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { onceInWorker } from "../../support/worker/once-in-worker.ts";
import { ADMIN_KEY, ADMIN_PAGE, withBrowser } from "./browser-set-up.ts";

export { ADMIN_KEY, ADMIN_PAGE };

export const TEMPORAL_UI = "http://127.0.0.1:8233";
export const COOP = "https://coop.example/poulet";

/** The server and provider for the tests of the file that has called `withMembers`. */
export let provider: IdentityProvider;
export let plotluck: Plotluck;

/**
 * Gives the tests of a file Chromium and a server with an outside provider and an admin page, which
 * the files of a worker share.
 */
export function withMembers(): void {
	withBrowser();
	beforeAll(async () => {
		provider = await onceInWorker("provider", startIdentityProvider, (one) => one.stop());
		plotluck = await onceInWorker(
			"server with members",
			() =>
				startPlotluck({
					...provider.env,
					...{ ADMIN_KEY, ADMIN_PAGE, TEMPORAL_UI, POULET_URL: COOP },
				}),
			(server) => server.stop(),
		);
	});
	afterEach(() => provider.remember());
}
