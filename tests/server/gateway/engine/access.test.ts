import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../../../gateway/config.ts";
import { connectEngine } from "../../../../gateway/engine/engine.ts";
import { type Certificate, makeCertificate } from "../../../support/cluster/certificates.ts";
import { startTlsProxy, type TlsProxy } from "../../../support/cluster/tls-proxy.ts";
import { startEngine, type TestEngine } from "../../../support/engine.ts";

const HOST = "engine.example";
const API_KEY = "a-key.of_this~cluster";

let folder: string;
let authority: Certificate;
let client: Certificate;
let stranger: Certificate;
let engine: TestEngine;
/** Asks for a client's certificate. */
let certified: TlsProxy;
/** Asks for the API key. */
let keyed: TlsProxy;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-access-"));
	authority = await makeCertificate(folder, "authority");
	const issued = (hosts: string[]) => ({ issuer: authority, hosts });
	const server = await makeCertificate(folder, "server", issued([HOST]));
	client = await makeCertificate(folder, "client", issued(["plotluck"]));
	stranger = await makeCertificate(folder, "stranger");
	engine = await startEngine();
	const { key, cert } = server;
	const demand = { ca: authority.cert, requestCert: true, rejectUnauthorized: true };
	certified = await startTlsProxy(engine.address, { key, cert, ...demand });
	keyed = await startTlsProxy(engine.address, { key, cert }, { apiKey: API_KEY });
});
afterAll(async () => {
	await Promise.all([certified.close(), keyed.close()]);
	await engine.stop();
	await rm(folder, { recursive: true });
});

/** The variables of a client that trusts the cluster's authority. */
const trusting = () => ({
	TEMPORAL_TLS_SERVER_CA_CERT_PATH: authority.certFile,
	TEMPORAL_TLS_SERVER_NAME: HOST,
});
const withCertificate = ({ certFile, keyFile }: Certificate) => ({
	TEMPORAL_TLS_CLIENT_CERT_PATH: certFile,
	TEMPORAL_TLS_CLIENT_KEY_PATH: keyFile,
});

/** Connects as a server with these variables does. Returns whether the engine is healthy. */
async function connect(address: string, env: NodeJS.ProcessEnv): Promise<boolean> {
	const config = readConfig({ TEMPORAL_ADDRESS: address, ...env });
	if ("refuse" in config) throw new Error(config.refuse);
	const { temporalAddress, temporalNamespace, temporalAccess } = config;
	const connected = await connectEngine(temporalAddress, temporalNamespace, "any", temporalAccess);
	const healthy = await connected.healthy();
	await connected.close();
	return healthy;
}

test("a cluster that requires client certificates gets one", async () => {
	expect(await connect(certified.address, { ...trusting(), ...withCertificate(client) })).toBe(
		true,
	);
	expect([...certified.authorizations]).toEqual([undefined]);
});

test("a cluster that requires an API key gets it with every call", async () => {
	keyed.authorizations.clear();
	expect(await connect(keyed.address, { ...trusting(), TEMPORAL_API_KEY: API_KEY })).toBe(true);
	expect([...keyed.authorizations]).toEqual([`Bearer ${API_KEY}`]);
});

test.each([
	[
		"no authority",
		() => certified,
		() => ({ TEMPORAL_TLS: "true" }),
		/CA_CERT_PATH .*UnknownIssuer/,
	],
	[
		"another name",
		() => certified,
		() => ({ ...trusting(), TEMPORAL_TLS_SERVER_NAME: "other.example" }),
		/TEMPORAL_TLS_SERVER_NAME .*NotValidForName/,
	],
	["no certificate", () => certified, trusting, /CLIENT_CERT_PATH .*CertificateRequired/],
	["no key", () => keyed, trusting, /must accept TEMPORAL_API_KEY/],
	[
		"another key",
		() => keyed,
		() => ({ ...trusting(), TEMPORAL_API_KEY: "another" }),
		/must accept TEMPORAL_API_KEY/,
	],
	["no TLS behind the address", () => engine, trusting, /must speak TLS/],
])("a client with %s is told what has to change", async (_what, at, env, told) => {
	const { address } = at();
	const refused = connect(address, env());
	await expect(refused).rejects.toThrow(told);
	await expect(refused).rejects.toThrow(`The engine at ${address} must`);
});

test.each([
	[{ TEMPORAL_TLS: "yes" }, 'TEMPORAL_TLS must be true or false (got "yes")'],
	[
		{ TEMPORAL_TLS: "false", TEMPORAL_API_KEY: API_KEY },
		'TEMPORAL_TLS must be true, because TEMPORAL_API_KEY is set (got "false")',
	],
	[{ TEMPORAL_API_KEY: "two words" }, "TEMPORAL_API_KEY must be one word of ASCII characters"],
	[
		{ TEMPORAL_TLS_SERVER_NAME: "a.example:7233" },
		'TEMPORAL_TLS_SERVER_NAME must be a host name without a port (got "a.example:7233")',
	],
	[
		{ TEMPORAL_TLS_SERVER_CA_CERT_PATH: "nowhere.pem" },
		'TEMPORAL_TLS_SERVER_CA_CERT_PATH must name a file that this user can read (got "nowhere.pem")',
	],
])("refuses %o", (env, refuse) => {
	expect(readConfig(env)).toEqual({ refuse });
});

test("refuses files that do not fit, by their variables", () => {
	const { certFile, keyFile } = client;
	const CERT = "TEMPORAL_TLS_CLIENT_CERT_PATH";
	const KEY = "TEMPORAL_TLS_CLIENT_KEY_PATH";
	for (const [env, refuse] of [
		[{ [CERT]: certFile }, `${KEY} must be set, because ${CERT} is`],
		[{ [KEY]: keyFile }, `${CERT} must be set, because ${KEY} is`],
		[
			{ [CERT]: keyFile, [KEY]: keyFile },
			`${CERT} must name a PEM file with a certificate (got "${keyFile}")`,
		],
		[
			{ [CERT]: certFile, [KEY]: certFile },
			`${KEY} must name a PEM file with a private key (got "${certFile}")`,
		],
		[
			{ [CERT]: certFile, [KEY]: stranger.keyFile },
			`${KEY} must name the key, without a passphrase, of the certificate in ${CERT} (got "${stranger.keyFile}")`,
		],
	] as const)
		expect(readConfig(env)).toEqual({ refuse });
});
