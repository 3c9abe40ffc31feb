import type { Game, WireStory } from "#game/wire/state.ts";
import { coverWords as say } from "#words/game/cover.ts";
import { titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import { StoryStage } from "../story-pages/late-stage.tsx";
import styles from "./cover.module.css";

interface Props {
	game: Game;
	story: WireStory;
	/** The drawing has a time limit. */
	timed: boolean;
}

/** Says what the cover is for, and shows on an open page the people of its story. */
export function AboutCover({ game, story, timed }: Props) {
	const open = useOpen();
	return (
		<>
			<Heading>{say.heading}</Heading>
			<Quoted as="b">{titleOf(story)}</Quoted>
			<p className={classes(common.quiet, styles.lead)}>{say.lead(timed)}</p>
			{open && <StoryStage game={game} story={story} />}
		</>
	);
}
