import type { ReactNode } from "react";
import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { doodleWords } from "#words/game/doodle.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { latePart } from "../../parts/late-part.tsx";
import { GivenOpening } from "../first-line/given-opening.tsx";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { FlagButton } from "../story/flags.tsx";
import { Strips } from "../story/strips.tsx";
import { TaskPage } from "../story-pages/task-page.tsx";
import type { TitleState } from "./use-title.ts";

const CoverSwitch = latePart(() => import("../cover/title-cover.tsx"), "CoverSwitch", {
	loading: doodleWords.fetching,
	missing: doodleWords.noPad,
});

type GameProps = Pick<ScreenProps, "game">;

const words = screenWords.title;

/** Shows the captain's task with the field (`children`) and the cast. */
export const TitlePage = ({
	game,
	story,
	children,
}: GameProps & { story: WireStory; children: ReactNode }) => (
	<TaskPage
		game={game}
		heading={words.heading}
		text={words.text(isSolo(game))}
		done={STATUS.postStoryTitle}
	>
		{children}
		<CastLine story={story} />
		<Continued game={game} />
	</TaskPage>
);

/** Offers to draw the cover after the title, where the game has covers. */
export const CoverChoice = ({ draws, setDraws }: Pick<TitleState, "draws" | "setDraws">) =>
	draws !== null && <CoverSwitch checked={draws} onChange={setDraws} />;

/** Shows the parts of the story, which the captain can flag. */
export const FlagPage = ({
	game,
	parts,
	flags,
	flag,
}: GameProps & Pick<TitleState, "parts" | "flags" | "flag">) => (
	<>
		{game.first_line && <GivenOpening opening={game.first_line.opening} />}
		<Strips
			game={game}
			parts={parts}
			frame={(part) => ({ below: <FlagButton flags={flags} part={part} onFlag={flag} /> })}
		/>
	</>
);
