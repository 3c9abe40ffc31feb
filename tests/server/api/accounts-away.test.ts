import { expect, onTestFinished, test } from "vitest";
import { call } from "../../players/wire/player.ts";
import { startIdentityProvider } from "../../support/identity-provider.ts";
import { startPlotluck } from "../../support/plotluck.ts";

const host = { name: "Hosty", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };

async function plotluckWith(env: Record<string, string>) {
	const plotluck = await startPlotluck(env);
	onTestFinished(() => plotluck.stop());
	return plotluck;
}

test("while the provider is away players are guests, and calls that need an account get 503", async () => {
	const provider = await startIdentityProvider();
	const ann = await provider.bearer("ann");
	await provider.stop();
	const { url } = await plotluckWith(provider.env);
	expect(await call(url, "GET", "/users", undefined, ann)).toMatchObject({
		status: 503,
		body: { error: expect.stringMatching(/./) },
	});
	expect((await call(url, "POST", "/rooms/", { host }, ann)).status).toBe(201);
	// It is away for a moment only, so what is for supporters stays theirs.
	expect((await call(url, "GET", "/accounts")).body.premium).toBe(true);
	const dressed = { ...host, meta: { ...host.meta, sprite_id: 24 } };
	expect((await call(url, "POST", "/rooms/", { host: dressed }, ann)).status).toBe(403);
});

test("keys that were fetched once outlast the provider's absence", async () => {
	const provider = await startIdentityProvider();
	const ann = await provider.bearer("ann");
	const { url } = await plotluckWith(provider.env);
	expect((await call(url, "GET", "/users", undefined, ann)).status).toBe(200);
	await provider.stop();
	expect((await call(url, "GET", "/users", undefined, ann)).status).toBe(200);
});

test("with accounts off every player is a guest, and elsewhere a foreign token counts as none", async () => {
	const provider = await startIdentityProvider();
	onTestFinished(() => provider.stop());
	const ann = await provider.bearer("ann");
	const off = { ACCOUNTS_ENABLED: "false" };
	for (const env of [{}, { ...provider.env, ...off }]) {
		const { url } = await plotluckWith(env);
		const { sign_in } = (await call(url, "GET", "/accounts")).body;
		expect(sign_in === null).toBe("ACCOUNTS_ENABLED" in env);
		expect((await call(url, "GET", "/users", undefined, ann)).status).toBe(401);
		expect((await call(url, "POST", "/rooms/", { host }, ann)).status).toBe(201);
	}
});

test("a discovery document with another issuer makes every token invalid", async () => {
	const provider = await startIdentityProvider();
	onTestFinished(() => provider.stop());
	const ann = await provider.bearer("ann");
	const { url } = await plotluckWith({
		...provider.env,
		OIDC_ISSUER: provider.env.OIDC_ISSUER.replace("localhost", "127.0.0.1"),
	});
	expect((await call(url, "GET", "/users", undefined, ann)).status).toBe(503);
	const slashed = await plotluckWith({
		...provider.env,
		OIDC_ISSUER: `${provider.env.OIDC_ISSUER}/`,
	});
	expect((await call(slashed.url, "GET", "/users", undefined, ann)).status).toBe(200);
});
