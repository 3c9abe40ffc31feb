/** Asks every part of the server whether it answers; each is true, or false within a second. */
export type Checks = Record<string, () => Promise<boolean> | boolean>;

export async function health(checks: Checks): Promise<{ ok: boolean } & Record<string, boolean>> {
	const entries = await Promise.all(Object.entries(checks).map(async ([part, check]) => [part, await answers(check)] as const));
	return { ok: entries.every(([, fine]) => fine), ...Object.fromEntries(entries) };
}

async function answers(check: Checks[string]): Promise<boolean> {
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
