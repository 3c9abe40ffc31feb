/** Joins the class names that are set; returns undefined if there are none. */
export const classes = (...names: (string | false | undefined)[]): string | undefined =>
	names.filter(Boolean).join(" ") || undefined;
