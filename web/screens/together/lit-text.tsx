import type { ComponentProps } from "react";
import { classes } from "../../parts/classes.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import { isLit } from "./live-counts.ts";

interface Props extends Omit<ComponentProps<"p">, "dir" | "lang"> {
	/** Sentences or pieces of them, each with the position of its sentence in the part. */
	sentences: readonly { index: number; text: string }[];
	/** The number of readers who have marked a sentence, by its position. */
	marks: Readonly<Record<string, number>> | undefined;
	/** The position of the reader's own mark; null without one. */
	own?: number | null;
	/** The class of a sentence with the reader's mark, or with marks that all see. */
	litClass: string | undefined;
}

/** Shows sentences of a part with their marks. */
export const LitText = ({ sentences, marks, own = null, litClass, ...rest }: Props) => (
	<Quoted as="p" {...rest}>
		{sentences.map(({ index, text }, i) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change
			<span key={i} className={classes((own === index || isLit(marks?.[index])) && litClass)}>
				{text}
			</span>
		))}
	</Quoted>
);
