import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { roomWords } from "#words/game/room.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError, FORBIDDEN, NOT_FOUND } from "../../api.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { fetchLastGame } from "../../room/seats/last-game.ts";
import { ResultsBody } from "../../screens/results/results-body.tsx";
import { SitePage } from "../site-page.tsx";

const say = roomWords.again;

/** The statuses of a call for stories that are gone, or that this device may not read. */
const NO_STORIES = [FORBIDDEN, NOT_FOUND];

/** Shows /last/ID: the stories of a finished game (docs/game.md "Playing again"). */
export function LastGamePage() {
	const { id = "" } = useParams();
	const { found, again } = useLoaded(useCallback(() => fetchLastGame(Number(id)), [id]));
	if (found === null || found instanceof ApiError) {
		const gone = found !== null && NO_STORIES.includes(found.status);
		return (
			<SitePage
				title={roomsBackWords.lastGames.title}
				heading={roomsBackWords.lastGames.title}
				back="/"
				footer={
					found && (
						<>
							{!gone && <Button onClick={again}>{siteWords.tryAgain}</Button>}
							<ButtonLink kind={gone ? "hot" : "plain"} to="/">
								{roomWords.room.home}
							</ButtonLink>
						</>
					)
				}
			>
				<Notice
					role="status"
					busy={found === null}
					text={gone ? say.goneText : (found?.message ?? undefined)}
				>
					<h2>{found === null ? say.loading : gone ? say.gone : say.notLoaded}</h2>
				</Notice>
			</SitePage>
		);
	}
	return (
		<SitePage
			title={roomsBackWords.lastGames.title}
			heading={roomsBackWords.lastGames.title}
			back="/"
			footer={<ButtonLink to="/">{roomWords.room.home}</ButtonLink>}
		>
			<StoryLanguage value={found.extra.language}>
				<ResultsBody watched film game={found} reader={null} />
			</StoryLanguage>
		</SitePage>
	);
}
