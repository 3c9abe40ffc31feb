import { firstLineWords as say } from "#words/game/first-line.ts";
import { Field } from "../../parts/form/field.tsx";
import input from "../../parts/form/input.module.css";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";

interface Props {
	lines: readonly string[];
	/** The place of the chosen line. */
	place: number;
	choose: (place: number) => void;
	fixed: boolean;
}

/** Lets the writer choose their best line. */
export function BestLine({ lines, place, choose, fixed }: Props) {
	const language = useStoryLanguage();
	return (
		<Field label={say.best}>
			<select
				className={input.input}
				dir="auto"
				value={place}
				disabled={fixed}
				onChange={(event) => choose(Number(event.target.value))}
			>
				{lines.map((line, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished story never change places
					<option key={i} value={i} dir="auto" lang={language}>
						{line}
					</option>
				))}
			</select>
		</Field>
	);
}
