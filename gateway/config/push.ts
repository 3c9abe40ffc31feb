import type { Variables } from "./environment.ts";

/** How messages to devices are sent (docs/hosting.md "Messages to devices"). */
export interface PushOptions {
	/** The operator's address for push services: mailto: or https:. */
	subject: string;
}

/**
 * Returns the options; none with PUSH=false, and without the service worker, which shows the messages.
 * Push services refuse a server that names nobody, so one without a public address gets a name.
 */
export function pushOf({ PUSH, PUSH_CONTACT, PUBLIC_URL, SERVICE_WORKER }: Variables): {
	push?: PushOptions;
} {
	if (!PUSH || !SERVICE_WORKER) return {};
	const address = PUBLIC_URL?.startsWith("https:") ? PUBLIC_URL : null;
	return { push: { subject: PUSH_CONTACT ?? address ?? "mailto:plotluck@example.com" } };
}
