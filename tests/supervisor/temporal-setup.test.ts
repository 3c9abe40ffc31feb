import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectEngine } from "../../gateway/engine/engine.ts";
import { makeCertificate } from "../support/cluster/certificates.ts";
import { startTlsProxy } from "../support/cluster/tls-proxy.ts";
import { startEngine, type TestEngine } from "../support/engine.ts";
import { attempt } from "../support/supervisor-program.ts";
import { openTemporal } from "../support/temporal.ts";

let folder: string;
let engine: TestEngine;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-setup-"));
	engine = await startEngine({ bare: true });
});
afterAll(async () => {
	await engine.stop();
	await rm(folder, { recursive: true });
});

/** Runs `npm run temporal:setup` and returns its exit code and its own lines. */
async function setUp(env: NodeJS.ProcessEnv, ...args: string[]) {
	const variables = { TEMPORAL_ADDRESS: engine.address, ...env };
	const { code, output } = await attempt("cluster/temporal-setup", args, folder, {
		env: variables,
	});
	const lines = output.split("\n").filter((line) => /namespace|search|must/i.test(line));
	return { code, lines };
}

const ALL = "RoomCode (KEYWORD), GameStatus (KEYWORD), GameMode (KEYWORD), Players (INT)";

test("registers namespace and attributes on a new cluster, and finds them the next time", async () => {
	const env = { TEMPORAL_NAMESPACE: "rooms" };
	expect(await setUp(env, "--retention", "30")).toEqual({
		code: 0,
		lines: [
			'Registered the namespace "rooms". It keeps closed rooms for 30 hours.',
			`Registered the search attributes ${ALL}.`,
		],
	});
	const connected = await connectEngine(engine.address, "rooms", "any");
	expect(await connected.healthy()).toBe(true);
	await connected.close();
	// The retention of a namespace that is there is left to its operator.
	expect(await setUp(env)).toEqual({
		code: 0,
		lines: [
			'The namespace "rooms" was there. It keeps closed rooms for 30 hours.',
			`The search attributes ${ALL} were there.`,
		],
	});
});

test("keeps a new namespace's rooms for an hour, and refuses an attribute of another type", async () => {
	const env = { TEMPORAL_NAMESPACE: "taken" };
	const temporal = await openTemporal(engine.address);
	const { operatorService, workflowService } = temporal.client.connection;
	// The type demands a Long, but the encoder takes numbers too.
	const hour = { seconds: 3600 as never };
	await workflowService.registerNamespace({
		namespace: "taken",
		workflowExecutionRetentionPeriod: hour,
	});
	await expect
		.poll(() =>
			operatorService
				.addSearchAttributes({ namespace: "taken", searchAttributes: { Players: 2 } })
				.then(
					() => "added",
					() => "not yet",
				),
		)
		.toBe("added");
	await temporal.close();
	expect(await setUp(env)).toEqual({
		code: 1,
		lines: [
			'The namespace "taken" was there. It keeps closed rooms for 1 hour.',
			'Namespace "taken" must have search attributes of these types: Players (INT). Remove the ones of other types first.',
		],
	});
});

test.each([
	[{ TEMPORAL_ADDRESS: "" }, [], /^TEMPORAL_ADDRESS must be set/],
	[
		{},
		["--retention", "0"],
		/^--retention must be a whole number of hours, at least 1 \(got "0"\)/,
	],
	[{ TEMPORAL_TLS: "maybe" }, [], /^TEMPORAL_TLS must be true or false \(got "maybe"\)/],
])("refuses %o %o", async (env, args, rule) => {
	const { code, lines } = await setUp(env, ...args);
	expect(code).toBe(1);
	expect(lines).toEqual([expect.stringMatching(rule)]);
});

test("names the missing right, and not the key", async () => {
	const authority = await makeCertificate(folder, "authority");
	const certificate = { issuer: authority, hosts: ["localhost"] };
	const { key, cert } = await makeCertificate(folder, "server", certificate);
	const rights = { apiKey: "the-right-key", forbidden: "OperatorService" };
	const cluster = await startTlsProxy(engine.address, { key, cert }, rights);
	const attemptWith = (TEMPORAL_API_KEY: string) =>
		setUp({
			TEMPORAL_ADDRESS: cluster.address,
			TEMPORAL_TLS_SERVER_CA_CERT_PATH: authority.certFile,
			TEMPORAL_API_KEY,
		});
	expect(await attemptWith("the-wrong-key")).toEqual({
		code: 1,
		lines: [expect.stringMatching(/^The engine at \S+ must accept TEMPORAL_API_KEY/)],
	});
	expect(await attemptWith("the-right-key")).toEqual({
		code: 1,
		lines: [
			'The namespace "default" was there. It keeps closed rooms for 24 hours.',
			expect.stringMatching(
				/must give TEMPORAL_API_KEY or TEMPORAL_TLS_CLIENT_CERT_PATH the right to register namespaces and search attributes \(got "operators only"\)$/,
			),
		],
	});
	await cluster.close();
});
