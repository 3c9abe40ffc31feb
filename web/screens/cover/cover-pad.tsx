import type { WireStory } from "#game/wire/state.ts";
import { coverWords as say } from "#words/game/cover.ts";
import { DrawingBoard } from "../../doodle/drawing-board.tsx";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { AboutCover } from "./about-cover.tsx";
import styles from "./cover.module.css";
import { COVER_COLOURS } from "./cover-colours.ts";
import { useCover } from "./use-cover.ts";

/**
 * Shows the pad on which the captain draws the cover, and on an open page the story's people beside
 * it (docs/game.md "Covers").
 */
export function CoverPad({ game, player, story }: ScreenProps & { story: WireStory }) {
	const cover = useCover({ game, player, story });
	const { drawing, setDrawing, empty, end, timed, sending, finish, skip } = cover;
	return (
		<PhasePage
			wide
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
			<StoryPages
				left={<AboutCover game={game} story={story} timed={timed} />}
				right={
					<div className={styles.pad}>
						<DrawingBoard drawing={drawing} onChange={setDrawing} fixed={COVER_COLOURS} />
					</div>
				}
			/>
		</PhasePage>
	);
}
