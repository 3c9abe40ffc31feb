import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../../supervisor/paths.mjs";

const FLOODER = join(root, "tests", "attack", "pages", "flooder.mjs");

export interface Flood {
	url: string;
	/** Asked for in turn. */
	paths: string[];
	headers?: Record<string, string>;
	/** Whether each call comes from another address. */
	fromMany: boolean;
	/** The first half of the addresses, such as `198.18`. */
	network: string;
	/** Calls a second. */
	rate: number;
	seconds: number;
}

/** Sends calls from a process of its own. Returns how many had which status. */
export async function flood({ headers = {}, ...options }: Flood): Promise<Record<string, number>> {
	const asked = JSON.stringify({ headers, ...options });
	const { stdout } = await promisify(execFile)(process.execPath, [FLOODER, asked]);
	return JSON.parse(stdout);
}
