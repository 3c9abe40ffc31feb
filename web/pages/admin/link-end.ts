/** Returns the last part of a link, such as the shortcut of a permalink. */
export const endOf = (link: string): string =>
	link
		.trim()
		.replace(/[?#].*/, "")
		.split("/")
		.at(-1) ?? "";
