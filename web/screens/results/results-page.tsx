import { readingWords } from "#words/game/reading.ts";
import { isSolo } from "../../game/seats.ts";
import { latePart } from "../../parts/late-part.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page } from "../../parts/page/page.tsx";
import { useRoom } from "../../room/use-room.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import { EarlierGames } from "../next-round/earlier-games.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./results.module.css";
import { ResultsBody } from "./results-body.tsx";
import { ResultsFooter } from "./results-footer.tsx";

const KeepTable = latePart(() => import("./keep-table.tsx"), "default");

/** Shows the library of the game after the stage: its stories, its people and the ways on. */
export function ResultsPage({ game, player }: ScreenProps) {
	const { last } = useRoom();
	return (
		<Page
			wide={!isSolo(game) || game.first_line !== undefined}
			header={
				<RoomHeader>
					<Logo />
				</RoomHeader>
			}
			footer={<ResultsFooter game={game} player={player} />}
		>
			<ResultsBody
				game={game}
				watched={player.data.audience}
				reader={player.id}
				film={last !== null}
				heading={
					<Heading className={styles.heading}>
						<HalfMarked halves={readingWords.results.heading} />
					</Heading>
				}
			>
				<EarlierGames game={game} />
				{isSolo(game) || player.data.audience || <KeepTable game={game} player={player} />}
			</ResultsBody>
		</Page>
	);
}
