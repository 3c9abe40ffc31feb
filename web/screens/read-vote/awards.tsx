import { useState } from "react";
import { STATUS } from "#game/status.ts";
import { owedBy } from "../../game/read-state.ts";
import { mayGuess } from "../guess/guessed.ts";
import { guessing } from "../guess/guessing.ts";
import type { ScreenProps } from "../screen.ts";
import { AwardVote } from "../vote/award-vote.tsx";
import { OwedStickers } from "./owed-stickers.tsx";

const GuessAuthors = guessing.page("GuessAuthors");

interface Props extends ScreenProps {
	/** The reader has gone past the guesses. */
	guessed: boolean;
	onList: () => void;
	onGuess: () => void;
	onGuessed: () => void;
}

/**
 * Shows the vote, and before it the stickers that the reader owes and then the guesses. After a
 * press on a sticker their page stays until the reader goes on, because it must not vanish under a
 * finger. Without a press, a reaction that was still on its way closes the page.
 */
export function Awards({ guessed, onGuess, onGuessed, ...props }: Props) {
	const { game, player } = props;
	const owes = player.status < STATUS.voting && owedBy(game, player).length > 0;
	const [sticking, setSticking] = useState(false);
	if (owes || sticking)
		return (
			<OwedStickers
				{...props}
				onStick={() => setSticking(true)}
				onProceed={() => setSticking(false)}
			/>
		);
	if (mayGuess(game) && !guessed)
		return <GuessAuthors game={game} player={player} onProceed={onGuessed} />;
	return <AwardVote {...props} onGuess={mayGuess(game) ? onGuess : null} />;
}
