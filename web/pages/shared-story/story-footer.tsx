import { sharingWords } from "#words/game/sharing.ts";
import { timeOf } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ButtonLink } from "../../parts/form/button.tsx";
import { usePrerendered } from "../../prerendered/prerendered.ts";

const say = sharingWords.view;

/** Shows the way to the game, and until when the story is here (epoch ms). */
export function StoryFooter({ until }: { until: number }) {
	// Whoever makes the page does not know the reader's time zone.
	const known = !usePrerendered();
	return (
		<>
			<ButtonLink to="/" reloadDocument>
				{say.home}
			</ButtonLink>
			<p className={classes(common.quiet, common.center)}>
				{known ? say.until(timeOf(until)) : "\u00a0"}
			</p>
		</>
	);
}
