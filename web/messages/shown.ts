/**
 * Closes the messages about a room, because its person is there, and counts the others on the app's
 * icon. Does nothing where browsers show none.
 */
export async function closeMessages(code: string): Promise<void> {
	const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
	// A browser that forbids them has none to close.
	const installed = await workers?.getRegistration().catch(() => undefined);
	const shown = (await installed?.getNotifications?.().catch(() => [])) ?? [];
	const others = shown.filter(({ data }) => data?.room_code !== code);
	for (const message of shown) if (!others.includes(message)) message.close();
	if (shown.length === 0) return;
	const turns = others.filter(({ data }) => data?.turn).length;
	await navigator.setAppBadge?.(turns).catch(() => undefined);
}
