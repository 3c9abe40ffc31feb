import { useState } from "react";
import { entersPair } from "#game/modes/index.ts";
import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo, waits } from "../../game/seats.ts";
import { charactersInOrder } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Quoted } from "../../parts/story/quoted.tsx";
import { GuidePage } from "../quick-start/guide-page.tsx";
import { hasReadGuide } from "../quick-start/guide-read.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { CharacterForm } from "./character-form.tsx";
import styles from "./characters.module.css";

const words = screenWords.characters;

/**
 * Shows the characters phase, in which some modes ask for the cast of the player's own story
 * (docs/game.md "Characters"). A device that never played shows the guide first, where the room has
 * left it out.
 */
export function Characters({ game, player }: ScreenProps) {
	const done = STATUS.postCharacters;
	const [newcomer, setNewcomer] = useState(
		() => !hasReadGuide() && !(game.settings.show_instructions && game.settings.pace !== "slow"),
	);
	const pair = entersPair(game.settings);
	if (newcomer && !waits(player, done))
		return <GuidePage game={game} done={done} onReady={() => setNewcomer(false)} />;
	if (!waits(player, done))
		return <CharacterForm game={game} player={player} pair={pair} key={game.id} />;
	const brought = player.data.audience ? [] : charactersInOrder(player.characters);
	return (
		<Waiting
			picture={brought.length > 0 ? "party" : "hourglass"}
			game={game}
			player={player}
			done={done}
			host={["skip", "kick"]}
			heading={brought.length > 0 ? words.doneHeading : screenWords.waiting.heading}
			text={player.data.audience ? screenWords.waiting.audience : undefined}
		>
			{brought.length > 0 && (
				<div className={styles.brought}>
					<p className={common.quiet}>{pair && !isSolo(game) ? words.donePair : words.doneText}</p>
					<ul>
						{brought.map((character) => (
							<Quoted as="li" key={character.id}>
								{character.name}
							</Quoted>
						))}
					</ul>
				</div>
			)}
		</Waiting>
	);
}
