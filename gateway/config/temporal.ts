import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { EngineAccess } from "../../activities/engine-connection.ts";
import type { Variables } from "./environment.ts";
import { missing } from "./values.ts";

/** The variables that need TLS. */
const SECURED = [
	"TEMPORAL_TLS_SERVER_CA_CERT_PATH",
	"TEMPORAL_TLS_SERVER_NAME",
	"TEMPORAL_TLS_CLIENT_CERT_PATH",
	"TEMPORAL_TLS_CLIENT_KEY_PATH",
	"TEMPORAL_API_KEY",
] as const;

/** A value that the operator must change; the message names it and the rule. */
class BadValue extends Error {}

/**
 * Returns how connections to the engine are secured, or the error for the operator. The variables
 * have the same names as those of Temporal's own programs.
 */
export function engineAccessOf(value: Variables): EngineAccess | string {
	const secured = SECURED.find((name) => value[name] !== undefined);
	if (value.TEMPORAL_TLS === false && secured)
		return `TEMPORAL_TLS must be true, because ${secured} is set (got "false")`;
	if (!value.TEMPORAL_TLS && !secured) return {};
	try {
		const apiKey = value.TEMPORAL_API_KEY;
		return { tls: tlsOf(value), ...(apiKey && { apiKey }) };
	} catch (error) {
		if (error instanceof BadValue) return error.message;
		throw error;
	}
}

function tlsOf(value: Variables) {
	const name = value.TEMPORAL_TLS_SERVER_NAME;
	const ca = readPem(value, "TEMPORAL_TLS_SERVER_CA_CERT_PATH", "CERTIFICATE");
	const crt = readPem(value, "TEMPORAL_TLS_CLIENT_CERT_PATH", "CERTIFICATE");
	const key = readPem(value, "TEMPORAL_TLS_CLIENT_KEY_PATH", "PRIVATE KEY");
	if (crt && !key)
		throw new BadValue(missing("TEMPORAL_TLS_CLIENT_KEY_PATH", "TEMPORAL_TLS_CLIENT_CERT_PATH"));
	if (key && !crt)
		throw new BadValue(missing("TEMPORAL_TLS_CLIENT_CERT_PATH", "TEMPORAL_TLS_CLIENT_KEY_PATH"));
	if (crt && key && !belongTogether(crt, key))
		throw new BadValue(
			`TEMPORAL_TLS_CLIENT_KEY_PATH must name the key, without a passphrase, of the certificate in TEMPORAL_TLS_CLIENT_CERT_PATH (got "${value.TEMPORAL_TLS_CLIENT_KEY_PATH}")`,
		);
	return {
		...(name && { serverNameOverride: name }),
		...(ca && { serverRootCACertificate: ca }),
		...(crt && key && { clientCertPair: { crt, key } }),
	};
}

/** Returns the content of the PEM file named by a variable; undefined when it is not set. */
function readPem(
	value: Variables,
	name: (typeof SECURED)[number],
	what: "CERTIFICATE" | "PRIVATE KEY",
): Buffer | undefined {
	const path = value[name];
	if (path === undefined) return undefined;
	const refuse = (rule: string) => new BadValue(`${name} must ${rule} (got "${path}")`);
	let pem: Buffer;
	try {
		pem = readFileSync(path);
	} catch {
		throw refuse("name a file that this user can read");
	}
	// The labels of keys have further words, such as RSA PRIVATE KEY.
	if (!new RegExp(`-----BEGIN [A-Z ]*${what}-----`).test(pem.toString("latin1")))
		throw refuse(`name a PEM file with a ${what.toLowerCase()}`);
	return pem;
}

function belongTogether(crt: Buffer, key: Buffer): boolean {
	try {
		return new X509Certificate(crt).checkPrivateKey(createPrivateKey(key));
	} catch {
		return false;
	}
}
