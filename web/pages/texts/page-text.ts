/** A paragraph, or a list of points. */
export type TextBlock = string | readonly string[];

/**
 * One of the long pages: words only, so that they can be read and mended without touching a
 * component.
 */
export interface PageText {
	title: string;
	heading: string;
	/** A line under the heading: date, or what this is in one sentence. */
	lead: string;
	sections: readonly { heading: string; blocks: readonly TextBlock[] }[];
	/** Pages of this site to go on with. */
	next?: readonly { to: string; label: string }[];
	/** Lists the sections at the top. */
	contents?: boolean;
}
