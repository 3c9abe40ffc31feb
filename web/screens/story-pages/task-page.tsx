import type { ReactNode } from "react";
import type { Status } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { Heading } from "../../parts/page/heading.tsx";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";

interface Props {
	game: Game;
	heading: string;
	/** The phase's instructions. */
	text: string;
	/** Keeps the instructions in rooms without any, because the page makes no sense without them. */
	needed?: boolean;
	/** Players with this status or a later one are done. */
	done: Status;
	/** In place of who is done, for a task that has more to show. */
	stage?: ReactNode;
	/** Shown between the instructions and the players. */
	children?: ReactNode;
}

/** Shows on the left page what all players do in a phase, and on a wide window who is done. */
export const TaskPage = ({ game, heading, text, needed = false, done, stage, children }: Props) => (
	<>
		<Heading>{heading}</Heading>
		<Subheader game={game} needed={needed}>
			{text}
		</Subheader>
		{children}
		{stage ?? <AtWork game={game} done={done} />}
	</>
);
