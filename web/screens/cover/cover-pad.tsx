import { type CSSProperties, useEffect, useRef, useState } from "react";
import { COVER_INKS } from "#game/cover/drawing.ts";
import type { WireStory } from "#game/wire/state.ts";
import { coverWords as say } from "#words/game/cover.ts";
import { DrawingBoard } from "../../doodle/drawing-board.tsx";
import { coverOf } from "../../doodle/fit-cover.ts";
import { keepCover, keptCover } from "../../doodle/keep-drawing.ts";
import type { Colours } from "../../doodle/paint.ts";
import { titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { useEnded } from "../../room/reached.ts";
import { useSending } from "../../room/sending.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./cover.module.css";

/** A cover has the same colours in all themes, so the captain sees what others will see. */
const { paper, ...inks } = COVER_INKS;
const colours: Colours = (token) => (token === "paper-2" ? paper : inks[token]);
// Custom properties, which the type of styles does not know.
const style = {
	...{ "--paper-2": paper, "--ink": inks.ink, "--hot": inks.hot, "--marker": inks.marker },
	...{ "--good": inks.good, "--sky": inks.sky },
} as CSSProperties;
const FIXED = { colours, style };

/** Shows the pad on which the captain draws the cover (docs/game.md "Covers"). */
export function CoverPad({ game, player, story }: ScreenProps & { story: WireStory }) {
	const [drawing, setDrawing] = useState(() => keptCover(story.id));
	const { sending, send } = useSending();
	const { limit } = game.countdown;
	const end = player.cover?.ends ?? limit;
	const timed = player.cover?.ends !== undefined;
	const { strokes } = drawing;
	useEffect(() => keepCover(story.id, { strokes }), [story.id, strokes]);
	const hang = async (cover: string | null) => {
		if (await send("cover/draw", { story: story.id, cover })) keepCover(story.id, { strokes: [] });
	};
	const finish = () => hang(coverOf(strokes));
	const latest = useRef(finish);
	latest.current = finish;
	const ended = useEnded(end);
	useEffect(() => {
		if (ended) void latest.current();
	}, [ended]);
	const empty = strokes.length === 0;
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
						onConfirm={() => hang(null)}
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
				<DrawingBoard drawing={drawing} onChange={setDrawing} fixed={FIXED} />
			</div>
		</PhasePage>
	);
}
