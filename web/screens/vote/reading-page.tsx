import type { ReactNode } from "react";
import type { Game } from "#game/wire/state.ts";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import { ReadingFooter } from "./reading-footer.tsx";

interface Props {
	game: Game;
	/** The reader votes. */
	voting?: boolean;
	/** The way on. */
	action: ReactNode;
	left: ReactNode;
	right: ReactNode;
}

/** Shows a step between the stories and the awards on two pages, with how many have finished. */
export const ReadingPage = ({ game, voting = false, action, left, right }: Props) => (
	<Page
		wide
		header={<RoomHeader />}
		footer={
			<ReadingFooter game={game} voting={voting}>
				{action}
			</ReadingFooter>
		}
	>
		<TwoPages left={left} right={right} />
	</Page>
);
