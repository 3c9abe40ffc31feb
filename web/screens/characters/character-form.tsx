import { useId } from "react";
import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { latePart } from "../../parts/late-part.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { TaskPage } from "../story-pages/task-page.tsx";
import { CharacterFields } from "./character-fields.tsx";
import { useCharacters } from "./use-characters.ts";

/** Loads late, because the fields are all that anybody needs. */
const NamePot = latePart(() => import("./name-pot.tsx"), "NamePot");

const words = screenWords.characters;
/** The most fields that leave the page of a phone room for the pot. */
const FEW = 3;

/**
 * Shows the fields for the player's characters. With `pair` they are the cast of the player's own
 * story, which is rated here too.
 */
export function CharacterForm({ game, player, pair }: ScreenProps & { pair: boolean }) {
	const form = useId();
	const characters = useCharacters({ game, player, pair });
	const open = useOpen();
	const { drafts, empty, unrated, ready, tried, sending } = characters;
	const pot = <NamePot names={drafts.map(({ name }) => name.trim())} />;
	return (
		<PhasePage
			wide
			limit={game.countdown.limit}
			saved="entry"
			action={
				<SubmitButton form={form} busy={sending} lacking={!ready}>
					{empty > 0
						? words.left(empty)
						: unrated
							? words.unrated
							: pair
								? words.submitPair
								: words.submit}
				</SubmitButton>
			}
		>
			<TwoPages
				left={
					<>
						<TaskPage
							game={game}
							heading={pair ? words.pairHeading(drafts.length) : words.heading}
							text={pair ? words.pairText(drafts.length) : words.text(isSolo(game))}
							needed
							done={STATUS.postCharacters}
						/>
						{open && pot}
					</>
				}
				right={
					<>
						<CharacterFields
							id={form}
							characters={characters}
							rated={game.settings.character_maturity}
							language={game.extra.language}
						/>
						{!open && !tried && drafts.length <= FEW && pot}
					</>
				}
			/>
		</PhasePage>
	);
}
