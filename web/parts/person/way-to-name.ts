import type { NavigateOptions } from "react-router-dom";
import { ApiError } from "../../api.ts";

/** What the profile page gets with the way: the server's reason for refusing the kept name. */
export interface NameState {
	refusedName: string;
}

/**
 * Returns the way to the profile page where the server has refused the kept name of a host; null for
 * other errors. The page shows why at the name, and leads back to `from` once the profile is saved.
 */
export function wayToName(error: unknown, from: string): [string, NavigateOptions] | null {
	if (!(error instanceof ApiError) || error.field !== "host.name") return null;
	const state: NameState = { refusedName: error.message };
	return [`/user?then=${encodeURIComponent(from)}`, { state }];
}
