/**
 * What a part of the server says of itself: whether it works, or the rooms that need somebody to
 * look at them.
 */
type Finding = boolean | string[];

/** Asks every part of the server; one that does not answer within a second does not work. */
export type Checks = Record<string, () => Promise<Finding> | Finding>;

/**
 * `ok` is false when a part does not work. Rooms are named where there are some, and fail nothing:
 * a restart would not help them.
 */
export async function health(checks: Checks): Promise<{ ok: boolean } & Record<string, Finding>> {
	const entries = await Promise.all(
		Object.entries(checks).map(async ([part, check]) => [part, await findingOf(check)] as const),
	);
	const shown = entries.filter(([, finding]) => !Array.isArray(finding) || finding.length > 0);
	return { ok: entries.every(([, finding]) => finding !== false), ...Object.fromEntries(shown) };
}

async function findingOf(check: Checks[string]): Promise<Finding> {
	let late: NodeJS.Timeout | undefined;
	const limit = new Promise<boolean>((resolve) => {
		late = setTimeout(resolve, 1000, false);
	});
	try {
		return await Promise.race([check(), limit]);
	} catch {
		return false;
	} finally {
		clearTimeout(late);
	}
}
