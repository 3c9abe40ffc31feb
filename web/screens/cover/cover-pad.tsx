import type { WireStory } from "#game/wire/state.ts";
import { coverWords as say } from "#words/game/cover.ts";
import { DrawingBoard } from "../../doodle/drawing-board.tsx";
import { titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./cover.module.css";
import { COVER_COLOURS } from "./cover-colours.ts";
import { useCover } from "./use-cover.ts";

/** Shows the pad on which the captain draws the cover (docs/game.md "Covers"). */
export function CoverPad({ game, player, story }: ScreenProps & { story: WireStory }) {
	const cover = useCover({ game, player, story });
	const { drawing, setDrawing, empty, end, timed, sending, finish, skip } = cover;
	return (
		<PhasePage
			limit={end}
			action={
				<div className={styles.ways}>
					<ConfirmButton
						label={say.none}
						sure={say.sure}
						{...(empty && { steps: [say.none] })}
						disabled={sending}
						onConfirm={skip}
					/>
					<Button busy={sending} disabled={empty} onClick={finish}>
						{say.hang}
					</Button>
				</div>
			}
		>
			<div className={styles.pad}>
				<Heading>{say.heading}</Heading>
				<Quoted as="b">{titleOf(story)}</Quoted>
				<p className={classes(common.quiet, styles.lead)}>{say.lead(timed)}</p>
				<DrawingBoard drawing={drawing} onChange={setDrawing} fixed={COVER_COLOURS} />
			</div>
		</PhasePage>
	);
}
