import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { root } from "./paths.mjs";
import { isFree } from "./ports.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * What the supervisor itself needs of the configuration; everything else is read by the server,
 * from the same environment.
 * @typedef {{port: number, host: string, dataFolder: string, temporalAddress: string | null,
 *   temporalUi: string | null, publicUrl: string | null}} Surroundings
 */

/**
 * Reads the environment and .env. A Refusal names a value that cannot be used.
 * @returns {Surroundings}
 */
export function readSurroundings() {
	const file = join(root, ".env");
	if (existsSync(file)) process.loadEnvFile(file);
	const { PORT, HOST, DATA_DIR, TEMPORAL_ADDRESS, TEMPORAL_UI, PUBLIC_URL } = process.env;
	const port = Number(PORT || 4000);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new Refusal(`PORT is "${PORT}", and has to be a whole number from 1 to 65535.`);
	return {
		port,
		host: HOST || "0.0.0.0",
		dataFolder: resolve(root, DATA_DIR || "data"),
		temporalAddress: TEMPORAL_ADDRESS || null,
		temporalUi: TEMPORAL_UI || null,
		publicUrl: PUBLIC_URL || null,
	};
}

/**
 * Refuses a port that somebody else listens on.
 * @param {Surroundings} surroundings
 */
export async function checkPort({ port, host }) {
	if (await isFree(port, host)) return;
	throw new Refusal(
		`Port ${port} is taken: stop what listens there, or choose another one, for example PORT=${port + 1} npm start.`,
	);
}

/**
 * Where this machine itself reaches the server.
 * @param {Surroundings} surroundings
 */
export const localAddress = ({ port, host }) =>
	`http://${isEverywhere(host) ? "127.0.0.1" : host}:${port}`;

/**
 * Where phones in the same network reach the server, or null when they cannot.
 * @param {Surroundings} surroundings
 */
export function phoneAddress({ port, host, publicUrl }) {
	if (publicUrl || !isEverywhere(host)) return publicUrl;
	const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
	const lan = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
	return lan ? `http://${lan.address}:${port}` : null;
}

/** @param {string} host */
const isEverywhere = (host) => host === "0.0.0.0" || host === "::";
