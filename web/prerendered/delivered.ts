import { currentOrder, type Delivered } from "./prerendered.ts";

const element = () => document.getElementById("delivered");

/** Returns what the document of this page has brought. */
export function delivered(): Delivered {
	const order = currentOrder();
	if (order) return order.delivered;
	const text = element()?.textContent;
	return text ? JSON.parse(text) : {}; // the server wrote it
}

/** Forgets it, because it was true when the document was loaded. */
export const forgetDelivered = (): void => element()?.remove();
