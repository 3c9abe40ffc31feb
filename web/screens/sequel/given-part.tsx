import { useLayoutEffect, useRef } from "react";
import type { Continued } from "#game/wire/state.ts";
import { sequelWords as words } from "#words/days/sequel.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import past from "../story-so-far/past-parts.module.css";
import styles from "./sequel.module.css";

/** Shows the given part of a sequel before the parts of the story. */
export default function GivenPart({ given: { title, content } }: { given: Continued }) {
	const part = useRef<HTMLDivElement>(null);
	// It loads after the box that it is in, which shows its end.
	useLayoutEffect(() => {
		const box = part.current?.parentElement;
		box?.scrollTo(0, box.scrollHeight);
	}, []);
	return (
		<div ref={part} className={past.part}>
			<span className={styles.mark} aria-hidden>
				…
			</span>
			<p className={past.byline}>{words.end(title)}</p>
			<StoryText className={past.text}>{content}</StoryText>
		</div>
	);
}
