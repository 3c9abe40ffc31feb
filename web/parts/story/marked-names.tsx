import { Fragment } from "react";
import { Marked } from "../marked.tsx";
import { Quoted } from "./quoted.tsx";

/** A character that no text has, between the names of a list and what stands between them. */
const EDGE = "\uE000";

/** The signs that follow a name without a space, such as a comma. */
const CLINGING = /^\p{P}*/u;

interface Props {
	names: readonly string[];
	/** Joins names by the signs of a language. */
	join: (names: readonly string[]) => string;
}

/**
 * Shows names as a list, each marked. The sign after a name is inside the mark, because the mark's
 * padding would leave a gap before it.
 */
export function MarkedNames({ names, join }: Props) {
	const pieces = join(names.map((name) => EDGE + name + EDGE)).split(EDGE);
	return names.map((_, i) => {
		const [name, between = ""] = pieces.slice(2 * i + 1);
		const sign = CLINGING.exec(between)?.[0] ?? "";
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: names repeat; the list never changes
			<Fragment key={i}>
				<Marked>
					<Quoted as="bdi">{name}</Quoted>
					{sign}
				</Marked>
				{between.slice(sign.length)}
			</Fragment>
		);
	});
}
