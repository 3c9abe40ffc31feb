/** Returns the result of a look-up; null when it fails or takes longer than a second. */
export async function withinSecond<T>(look: () => Promise<T> | T): Promise<T | null> {
	let late: NodeJS.Timeout | undefined;
	const limit = new Promise<null>((resolve) => {
		late = setTimeout(resolve, 1000, null);
	});
	try {
		return await Promise.race([look(), limit]);
	} catch {
		return null;
	} finally {
		clearTimeout(late);
	}
}
