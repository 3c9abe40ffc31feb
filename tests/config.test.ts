import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Config, ENVIRONMENT, readConfig } from "../gateway/config.ts";

const read = (env: NodeJS.ProcessEnv): Config => {
	const config = readConfig(env);
	if ("refuse" in config) throw new Error(config.refuse);
	return config;
};

describe("the configuration", () => {
	it("has a default for every required value", () => {
		expect(read({})).toMatchObject({
			port: 4000,
			dataDir: "data",
			roles: ["rest", "gateway", "worker"],
			allowedOrigins: [],
			premiumEnabled: true,
		});
	});

	it("treats an empty variable as not set", () => {
		expect(read({ PORT: "", ADMIN_KEY: "", ALLOWED_ORIGINS: "" })).toEqual(read({}));
	});

	it("reads numbers, switches and lists", () => {
		const config = read({
			PORT: "4100",
			TRUST_PROXY: "true",
			ROLES: "rest, worker",
			ALLOWED_ORIGINS: "https://a.example,https://b.example",
		});
		expect(config).toMatchObject({
			port: 4100,
			trustProxy: true,
			roles: ["rest", "worker"],
			allowedOrigins: ["https://a.example", "https://b.example"],
		});
	});

	it("turns sign-in on if a provider is set and accounts are enabled", () => {
		const provider = {
			OIDC_ISSUER: "https://a.example/",
			OIDC_CLIENT_ID: "web",
			OIDC_AUDIENCE: "game",
		};
		const claims = { premium: "premium", connection: "connection", screenName: "screen_name" };
		expect(read(provider).signIn).toEqual({
			issuer: "https://a.example/",
			clientId: "web",
			audience: "game",
			claims,
		});
		expect(
			read({ ...provider, OIDC_PREMIUM_CLAIM: "https://game/premium" }).signIn?.claims.premium,
		).toBe("https://game/premium");
		expect(read({ ...provider, ACCOUNTS_ENABLED: "false" }).signIn).toBeUndefined();
		expect(read({}).signIn).toBeUndefined();
	});

	it.each([
		[{ PORT: "0" }, 'PORT must be a whole number from 1 to 65535 (got "0")'],
		[{ PORT: "4e3" }, 'PORT must be a whole number from 1 to 65535 (got "4e3")'],
		[
			{ ROLES: "rest,cook" },
			'ROLES must be one or more of rest, gateway, worker, separated by commas (got "rest,cook")',
		],
		[{ TRUST_PROXY: "maybe" }, 'TRUST_PROXY must be true or false (got "maybe")'],
		[
			{ TEMPORAL_ADDRESS: "http://x:7233" },
			'TEMPORAL_ADDRESS must be host:port (got "http://x:7233")',
		],
		[
			{ PUBLIC_URL: "plotluck" },
			'PUBLIC_URL must be a URL that starts with http:// or https:// (got "plotluck")',
		],
		[
			{ OIDC_ISSUER: "accounts.example" },
			'OIDC_ISSUER must be a URL that starts with http:// or https:// (got "accounts.example")',
		],
		[
			{ OIDC_ISSUER: "https://a.example", OIDC_AUDIENCE: "game" },
			"OIDC_CLIENT_ID must be set, because OIDC_ISSUER is",
		],
		[
			{ OIDC_ISSUER: "https://a.example", OIDC_CLIENT_ID: "web" },
			"OIDC_AUDIENCE must be set, because OIDC_ISSUER is",
		],
		[
			{ ALLOWED_HOSTS: "a.example,b.example:80" },
			'ALLOWED_HOSTS must be host names without ports, separated by commas (got "a.example,b.example:80")',
		],
		[{ ROOMS_PER_HOUR: "0" }, 'ROOMS_PER_HOUR must be a whole number from 1 to 1000000 (got "0")'],
		[{ METRICS_TOKEN: "not long enough" }, "METRICS_TOKEN must have at least 16 characters"],
		[
			{ LOG_LEVEL: "loud" },
			'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent (got "loud")',
		],
	])("refuses %o with the name, the value and the rule", (env, refuse) => {
		expect(readConfig(env)).toEqual({ refuse });
	});

	it(".env.example explains every variable", () => {
		const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
		const explained = lines.flatMap((line, i) =>
			/^#[A-Z_]+=/.test(line) && lines[i - 1]?.startsWith("# ")
				? [line.slice(1).split("=")[0]]
				: [],
		);
		expect(explained).toEqual(Object.keys(ENVIRONMENT));
	});
});
