import { type AnyCall, type AnyOptions, type Caller, call, type RouteName } from "../../api.ts";
import { readSeat } from "./seat.ts";

/** The calls about one room. */
type RoomCall = Extract<RouteName, `${string} /rooms/:code/${string}`>;

/** Sends a call about a room, which this device's seat there proves if it has one. */
export const callAsSeat = ((name: string, options: AnyOptions) => {
	const secret = readSeat(String(options.params?.code))?.playerSecret;
	return (call as AnyCall)(name, { ...options, secret });
}) as Caller<RoomCall>;
