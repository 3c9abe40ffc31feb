/** The texts of a language, as they follow from those in English: the same keys and functions. */
export type Words<English> = English extends string
	? string
	: English extends (...values: infer Values) => infer Text
		? (...values: Values) => Words<Text>
		: English extends object
			? { readonly [Key in keyof English]: Words<English[Key]> }
			: English;
