/**
 * What the status of a response to a message means, for push services and for chats: it was taken,
 * can be tried later, will never be taken at this address, or was refused this time.
 */
export type Delivery = "taken" | "later" | "gone" | "refused";

/**
 * The refused messages after which an address counts as gone. A push service or a proxy can refuse a
 * message by mistake, also with a status that sounds final.
 */
export const REFUSALS = 3;

/** Returns what the status of a response means. */
export function deliveryBy(status: number): Delivery {
	if (status >= 200 && status < 300) return "taken";
	if (status === 404 || status === 410) return "gone";
	const isTemporary = status === 408 || status === 425 || status === 429 || status >= 500;
	return isTemporary ? "later" : "refused";
}
