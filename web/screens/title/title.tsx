import { STATUS } from "#game/status.ts";
import { coverWords } from "#words/game/cover.ts";
import { doodleWords } from "#words/game/doodle.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { latePart } from "../../parts/late-part.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import { useNotePlayed } from "../read-vote/congratulations-due.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { TitleForm } from "./title-form.tsx";

/** Loads what this phase shows of covers, with the pad. */
const loadCover = () => import("../cover/title-cover.tsx");
const { fetching, noPad } = doodleWords;

const CoverOffer = latePart(loadCover, "CoverOffer", { loading: fetching, missing: noPad });
/** The pad is a whole screen, so what takes its place has a header and a footer too. */
const CoverPad = latePart(loadCover, "CoverPad", {
	loading: (
		<PhasePage>
			<p>{fetching}</p>
		</PhasePage>
	),
	missing: (
		<PhasePage>
			<p role="alert">{noPad}</p>
		</PhasePage>
	),
});

const words = screenWords.title;

/** Shows the title phase: captains name their story, the audience waits (docs/game.md "Titles"). */
export function Title({ game, player }: ScreenProps) {
	// A solo game has no reading after it.
	useNotePlayed(game);
	const done = STATUS.postStoryTitle;
	const waiting = { game, player, done, host: ["skip"], picture: "book" } as const;
	const solo = isSolo(game);
	const painting = game.drawing && { heading: coverWords.painting, text: coverWords.waiting };
	if (player.data.audience)
		return (
			<Waiting
				{...waiting}
				heading={words.watchHeading(solo)}
				text={words.watchText(solo)}
				{...painting}
			/>
		);
	const story = player.current_story;
	if (player.status < done && story)
		return <TitleForm key={story.id} game={game} player={player} story={story} />;
	if (story && player.cover?.state === "drawing")
		return <CoverPad key={story.id} game={game} player={player} story={story} />;
	const title = story?.meta.title;
	return (
		<Waiting
			{...waiting}
			heading={words.doneHeading}
			text={title ? words.doneText(title) : words.bare}
			{...painting}
		>
			<CoverOffer game={game} player={player} />
		</Waiting>
	);
}
