import { TWITCH_LIMITS } from "../limits/site.ts";

/** A picture as it is sent to the pages. */
export interface StreamerPicture {
	type: string;
	bytes: Buffer;
}

/** The formats that cannot contain a script. */
const TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/**
 * Fetches a picture, so that browsers contact no other server. Throws unless its address is https
 * or at one of the `origins`, and it has a format of TYPES and at most
 * `TWITCH_LIMITS.pictureBytes`.
 */
export async function fetchPicture(
	address: string,
	origins: readonly string[],
): Promise<StreamerPicture> {
	const { origin, protocol } = new URL(address);
	if (protocol !== "https:" && !origins.includes(origin))
		throw new Error(`A picture's address must start with https:// (got "${origin}")`);
	const answer = await fetch(address, {
		redirect: "error",
		signal: AbortSignal.timeout(TWITCH_LIMITS.timeout),
	});
	const type = answer.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	if (!answer.ok || !TYPES.includes(type) || !answer.body) {
		await answer.body?.cancel();
		throw new Error(
			`A picture must be one of ${TYPES.join(", ")} (got ${answer.status} "${type}")`,
		);
	}
	const pieces: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop cancels the rest of the download.
	for await (const piece of answer.body) {
		size += piece.length;
		if (size > TWITCH_LIMITS.pictureBytes)
			throw new Error(`A picture can have at most ${TWITCH_LIMITS.pictureBytes} bytes`);
		pieces.push(piece);
	}
	return { type, bytes: Buffer.concat(pieces) };
}
