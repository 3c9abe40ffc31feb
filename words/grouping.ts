/** Returns the function that puts a sign between the thousands of a whole number. */
export const groupedBy =
	(sign: string) =>
	(value: number): string => {
		let text = String(value);
		for (let at = text.length - 3; at > 0; at -= 3)
			text = text.slice(0, at) + sign + text.slice(at);
		return text;
	};
