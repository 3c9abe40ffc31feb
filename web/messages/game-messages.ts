import { NEWS_KINDS, type NewsKind } from "#game/news/kinds.ts";
import { ApiError, call } from "../api.ts";
import { pageLanguage } from "../device/language.ts";
import { isKnownIn, type SeatCredentials } from "../room/seats/seat.ts";
import { pushSupport, serverKey, subscribe } from "./browser-push.ts";
import { forgetWishes, keepWishes, readQuietTime, readWishes, type Wishes } from "./wishes.ts";

/** Why messages could not be switched on. */
export type Failure = "denied" | "failed";

/** A seat whose device can have messages. */
export interface CallableSeat extends SeatCredentials {
	/** The server's key. */
	key: string;
}

/**
 * Switches the messages about a game on, or changes which ones come. Resolves to the kept wishes or
 * to the failure, which keeps nothing. `refused` is an address that does not work any more. Call it
 * in a press (`subscribe`).
 */
export async function orderMessages(
	seat: CallableSeat,
	kinds: NewsKind[] = [...NEWS_KINDS],
	refused?: string,
): Promise<Wishes | Failure> {
	const wishes = await order(seat, kinds, refused);
	if (typeof wishes === "object") keepWishes(seat, wishes);
	return wishes;
}

async function order(
	seat: CallableSeat,
	kinds: NewsKind[],
	refused: string | undefined,
): Promise<(Wishes & { id: number }) | Failure> {
	try {
		const browser = await subscribe(seat.key, refused);
		if (!browser) return "denied";
		const { from, until } = readQuietTime();
		const { endpoint, keys: { p256dh, auth } = {} } = browser.toJSON();
		if (endpoint === undefined || p256dh === undefined || auth === undefined) return "failed";
		const body = {
			...{ endpoint, keys: { p256dh, auth }, kinds, language: pageLanguage() },
			time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
			...{ quiet_from: from, quiet_until: until },
		};
		const params = { code: seat.roomCode };
		const { id } = await call("PUT /rooms/:code/push", { params, body, secret: seat.playerSecret });
		return { id, kinds, endpoint };
	} catch {
		return "failed";
	}
}

/**
 * Subscribes again where messages are on, because browsers replace their addresses, and people travel
 * to other time zones.
 */
export async function renewMessages(seat: SeatCredentials): Promise<void> {
	const wishes = readWishes(seat);
	if (wishes === null || wishes.id === null) return;
	if (pushSupport() !== "ready" || Notification.permission !== "granted") return;
	const key = await serverKey();
	if (key === null) return;
	const refused = (await isForgotten(seat, wishes.id)) ? wishes.endpoint : undefined;
	const renewed = await order({ ...seat, key }, wishes.kinds, refused);
	if (typeof renewed !== "object") return;
	// The person may have changed the wishes meanwhile, and that call may have reached the server first.
	const latest = readWishes(seat);
	if (latest === null || latest.id === null) await cancel(seat, renewed.id);
	else if (String(latest.kinds) === String(wishes.kinds)) keepWishes(seat, renewed);
	else await renewMessages(seat);
}

/** Returns whether the server has dropped a subscription, because its push service has refused it. */
const isForgotten = ({ roomCode, playerSecret }: SeatCredentials, id: number): Promise<boolean> =>
	call("GET /rooms/:code/push/:id", {
		params: { code: roomCode, id },
		secret: playerSecret,
	}).then(
		() => false,
		(error) => error instanceof ApiError && error.code === "noSuchSubscription",
	);

/** Switches the messages about a game off. The person is not asked again. */
export async function stopMessages(seat: SeatCredentials): Promise<Wishes> {
	const known = readWishes(seat);
	const off = { id: null, kinds: known?.kinds ?? [...NEWS_KINDS] };
	keepWishes(seat, off);
	if (known?.id != null) await cancel(seat, known.id);
	return off;
}

/**
 * Forgets the wishes for a game whose seat was given up, and switches its messages off unless the room
 * is over.
 */
export function dropMessages(seat: SeatCredentials): void {
	const known = readWishes(seat);
	if (!known) return;
	forgetWishes(seat);
	if (known.id !== null && isKnownIn(seat.roomCode)) void cancel(seat, known.id);
}

/** A server that does not answer finds out from the push service, or when the room is over. */
const cancel = (seat: SeatCredentials, id: number): Promise<unknown> =>
	call("DELETE /rooms/:code/push/:id", {
		params: { code: seat.roomCode, id },
		secret: seat.playerSecret,
	}).catch(() => undefined);
