import { call, type Method } from "../../api.ts";
import { readSeat } from "./seat.ts";

/**
 * Sends a call about a room, which this device's seat there proves if it has one; rejects with an
 * ApiError. `path` is behind the room's own.
 */
export const callAsSeat = <T>(
	method: Method,
	code: string,
	path: string,
	body?: object,
): Promise<T> =>
	call<T>(method, `/rooms/${code}/${path}`, body, { secret: readSeat(code)?.playerSecret });
