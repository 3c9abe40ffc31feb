import { callSigned } from "../../account/bearer.ts";
import { call } from "../../api.ts";
import { deviceId } from "../../device/device-id.ts";
import { readSeat } from "../../room/seats/seat.ts";

/** The calls about first lines (docs/protocol.md "First lines over REST"). They reject with an ApiError. */
export const firstLineApi = {
	today: () => call("GET /firstLine"),
	others: () => callSigned("POST /firstLine/others", { body: { device: deviceId() } }),
	/** Says whether others may read this sentence of the story in a room. */
	share: (code: string, shared: boolean, sentence: number) =>
		callSigned("PUT /rooms/:code/firstLine", {
			params: { code },
			body: { device: deviceId(), shared, sentence },
			secret: readSeat(code)?.playerSecret,
		}),
	report: (id: number) =>
		callSigned("POST /firstLine/others/:id/report", {
			params: { id },
			body: { device: deviceId() },
		}),
};
