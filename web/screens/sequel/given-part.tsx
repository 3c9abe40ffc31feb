import { useLayoutEffect, useRef } from "react";
import type { Continued } from "#game/wire/state.ts";
import { sequelWords as words } from "#words/game/sequel.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import styles from "./sequel.module.css";

interface Props {
	given: Continued;
	/** The classes of the parts that it is among. */
	looks: Record<"part" | "byline" | "text", string | undefined>;
}

/** Shows the given part of a sequel before the parts of the story. */
export function GivenPart({ given: { title, content }, looks }: Props) {
	const part = useRef<HTMLDivElement>(null);
	// It loads after the box that it is in, which shows its end.
	useLayoutEffect(() => {
		const box = part.current?.parentElement;
		box?.scrollTo(0, box.scrollHeight);
	}, []);
	return (
		<div ref={part} className={looks.part}>
			<span className={styles.mark} aria-hidden>
				…
			</span>
			<p className={looks.byline}>{words.end(title)}</p>
			<StoryText className={looks.text}>{content}</StoryText>
		</div>
	);
}
