import type { RefObject } from "react";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { givenBefore } from "../../game/sequel.ts";
import { partsOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { FirstPage } from "../handover/handover.tsx";
import { PastParts } from "../handover/past-parts.tsx";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import type { TextOverlay } from "./tools/writing-tools.tsx";
import type { WritingState } from "./use-writing.ts";
import styles from "./write.module.css";

interface Props extends ScreenProps {
	story: WireStory;
	part: WireSubmission;
	writing: WritingState;
	/** The element that the parts before this one scroll in. */
	past: RefObject<HTMLElement | null>;
	overlay: TextOverlay;
}

/** Shows the writer's material: the cast, and the story so far or its first page. */
export function StorySoFarPage({ game, player, story, part, writing, past, overlay }: Props) {
	const given = givenBefore(game, part);
	const first = partsOf(story).length === 0 && !given;
	return (
		<>
			<Heading className={common.silentText}>{screenWords.write.heading}</Heading>
			<CastLine story={story} className={styles.cast} first={first && !game.first_line} />
			{first ? (
				<FirstPage story={story} />
			) : (
				<PastParts
					game={game}
					player={player}
					story={story}
					given={given}
					scroll={past}
					overlaid={overlay === "past"}
					onFlag={writing.flag}
				/>
			)}
		</>
	);
}
