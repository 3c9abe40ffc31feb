/** Returns a new random secret of 36 characters. */
export const newSecret = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
		byte.toString(36).padStart(2, "0"),
	).join("");
