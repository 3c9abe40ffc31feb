/** A paragraph, the points of a list, or a question with its answer. */
export type TextBlock =
	| string
	| readonly string[]
	| { ask: string; answer: string }
	/** A paragraph about the law that the operator has named; null for the usual one. */
	| ((law: string | null) => string);

/** The words of a text page, separate from its component so that they are easy to edit. */
export interface PageText {
	title: string;
	heading: string;
	/** The description for search engines. */
	description: string;
	/** The line under the heading: a date, or one sentence about the page. */
	lead: string;
	sections: readonly { heading: string; blocks: readonly TextBlock[] }[];
	/** Links to other pages, below the text. */
	next?: readonly { to: string; label: string }[];
	/** Says who runs this server. */
	operator?: boolean;
	/** Shows a table of contents. */
	contents?: boolean;
	/** Shows the operator's links to the community and social sites, where there are some. */
	community?: boolean;
}
