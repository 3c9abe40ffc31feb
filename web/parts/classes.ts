/** Joins the class names that are set; undefined where none is. */
export const classes = (...names: (string | false | undefined)[]): string | undefined =>
	names.filter(Boolean).join(" ") || undefined;
