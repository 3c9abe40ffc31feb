import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A certificate and its private key, as PEM text and as files. */
export interface Certificate {
	cert: string;
	key: string;
	certFile: string;
	keyFile: string;
}

const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

/**
 * Makes NAME.pem and NAME.key in the folder with openssl: an authority, or with `issuer` a
 * certificate for these host names.
 */
export async function makeCertificate(
	folder: string,
	name: string,
	issued?: { issuer: Certificate; hosts: string[] },
): Promise<Certificate> {
	const [certFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
	const extensions = issued
		? [
				...["-CA", issued.issuer.certFile, "-CAkey", issued.issuer.keyFile],
				...["-addext", "basicConstraints=critical,CA:FALSE"],
				...["-addext", `subjectAltName=${issued.hosts.map((host) => `DNS:${host}`).join(",")}`],
			]
		: [];
	const files = ["-keyout", keyFile, "-out", certFile];
	await run("openssl", [
		...["req", "-x509", "-days", "2", "-subj", `/CN=${name}`],
		...[...NEW_KEY, ...files, ...extensions],
	]);
	const [cert, key] = await Promise.all([readFile(certFile, "utf8"), readFile(keyFile, "utf8")]);
	return { cert, key, certFile, keyFile };
}
