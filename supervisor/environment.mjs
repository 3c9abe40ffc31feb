import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { OperatorError, UNUSABLE_CONFIG } from "./operator-error.mjs";
import { root } from "./paths.mjs";
import { listenProblem } from "./ports.mjs";
import { isPrebuilt } from "./prebuilt.mjs";

/**
 * The folder of .env, to which paths are relative: the project's, or the current one without
 * sources, because a package's folder has no files of its user.
 */
export const home = isPrebuilt ? process.cwd() : root;
const DATA = isPrebuilt ? "plotluck-data" : "data";

/**
 * Returns the command as the operator types it: an npm script, or the program of the package.
 * @param {string} command the npm script
 * @param {string} [args]
 */
export function commandLine(command, args) {
	const [program, separator] = isPrebuilt ? ["plotluck", " "] : ["npm run", " -- "];
	return `${program} ${command}${args ? separator + args : ""}`;
}

/** The command that starts Plotluck, as the operator types it. */
export const START = isPrebuilt ? "plotluck" : "npm start";

/** The only namespace of the engine started by the supervisor. */
const OWN_NAMESPACE = "default";
/** Variables for clusters only. */
const SECURED = ["TEMPORAL_TLS", "TEMPORAL_API_KEY"];

/**
 * The part of the configuration that the supervisor uses. The server reads the rest from the same
 * environment.
 * @typedef {{port: number, host: string, dataFolder: string, temporalAddress: string | null,
 *   temporalUi: string | null, publicUrl: string | null, hasPostgres: boolean,
 *   backups: {folder: string, everyMs: number} | null, backupMade: string | null}} Environment
 *   backups: where and how often copies are made, null if never; backupMade: the migration before
 *   which the operator has made a backup
 */

/**
 * Reads the environment and .env. Throws an OperatorError that names an invalid variable.
 * @returns {Environment}
 */
export function readEnvironment() {
	const file = join(home, ".env");
	if (existsSync(file)) loadVariables(file);
	const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL } = process.env;
	const { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, TEMPORAL_UI } = process.env;
	const port = Number(PORT || 4000);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new OperatorError(`PORT must be a whole number from 1 to 65535 (got "${PORT}")`);
	if (!TEMPORAL_ADDRESS && TEMPORAL_NAMESPACE && TEMPORAL_NAMESPACE !== OWN_NAMESPACE)
		throw new OperatorError(
			`TEMPORAL_NAMESPACE must be ${OWN_NAMESPACE} without TEMPORAL_ADDRESS, because our own engine has no other (got "${TEMPORAL_NAMESPACE}")`,
		);
	const secured = SECURED.find((name) => process.env[name]);
	if (!TEMPORAL_ADDRESS && secured)
		throw new OperatorError(
			`TEMPORAL_ADDRESS must be set, because ${secured} is: our own engine has neither TLS nor keys`,
		);
	const dataFolder = resolve(home, DATA_DIR || DATA);
	return {
		port,
		host: HOST || "0.0.0.0",
		dataFolder,
		temporalAddress: TEMPORAL_ADDRESS || null,
		temporalUi: TEMPORAL_UI || null,
		publicUrl: PUBLIC_URL || null,
		hasPostgres: Boolean(DATABASE_URL),
		backups: backupsOf(dataFolder),
		backupMade: process.env.BACKUP_MADE || null,
	};
}

/** @param {string} file */
function loadVariables(file) {
	try {
		process.loadEnvFile(file);
	} catch {
		throw new OperatorError(`${file} must be a file that this user can read.`, UNUSABLE_CONFIG);
	}
}

/** Units of BACKUP_EVERY in ms. */
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Returns where and how often backups are made: by default daily, in the data folder; null when
 * neither variable is set. Throws an OperatorError for another time.
 * @param {string} dataFolder
 */
function backupsOf(dataFolder) {
	const { BACKUP_EVERY, BACKUP_FOLDER } = process.env;
	if (!BACKUP_EVERY && !BACKUP_FOLDER) return null;
	const [, count, unit] = /^([1-9]\d{0,2})([mhd])$/.exec(BACKUP_EVERY || "24h") ?? [];
	if (count === undefined)
		throw new OperatorError(
			`BACKUP_EVERY must be a number of minutes, hours or days, such as 24h (got "${BACKUP_EVERY}")`,
			UNUSABLE_CONFIG,
		);
	return {
		folder: resolve(home, BACKUP_FOLDER || join(dataFolder, "backups")),
		everyMs: Number(count) * UNITS[/** @type {keyof typeof UNITS} */ (unit)],
	};
}

/**
 * Throws an OperatorError when no server can listen on the port.
 * @param {Environment} environment
 */
export async function checkPort({ port, host }) {
	const code = await listenProblem(port, host);
	if (code === null) return;
	if (code === "EACCES")
		throw new OperatorError(
			`PORT must be one on which this user may listen (got "${port}"): choose one above 1023, and let a proxy have the other.`,
			UNUSABLE_CONFIG,
		);
	if (code !== "EADDRINUSE")
		throw new OperatorError(
			`HOST must be an address of this machine (got "${host}", ${code}).`,
			UNUSABLE_CONFIG,
		);
	throw new OperatorError(
		`PORT must be free (got "${port}"): stop the program that listens on it, or choose another port, for example PORT=${port + 1} ${START}`,
	);
}

/**
 * Returns the server's address on this machine.
 * @param {Environment} environment
 */
export const localAddress = ({ port, host }) =>
	`http://${isWildcard(host) ? "127.0.0.1" : host}:${port}`;

/**
 * Returns the server's address for phones on the same network; null when there is none.
 * @param {Environment} environment
 */
export function phoneAddress({ port, host, publicUrl }) {
	if (publicUrl || !isWildcard(host)) return publicUrl;
	const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
	const lan = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
	return lan ? `http://${lan.address}:${port}` : null;
}

/** @param {string} host */
const isWildcard = (host) => host === "0.0.0.0" || host === "::";

/**
 * Throws an OperatorError when the database is in Postgres, because the command can only copy
 * files.
 * @param {string} command
 * @param {string} program what to use instead
 * @param {Environment} environment
 */
export function refusePostgres(command, program, { hasPostgres }) {
	if (!hasPostgres) return;
	throw new OperatorError(
		`DATABASE_URL must not be set for ${commandLine(command)}, which copies databases in DATA_DIR. Use ${program} for Postgres (docs/hosting.md "Postgres").`,
	);
}
