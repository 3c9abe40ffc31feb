import { roomWords } from "#words/game/room.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { siteWords } from "#words/site/site.ts";
import type { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { SitePage } from "../site-page.tsx";
import styles from "./room-refused.module.css";

interface RoomRefusedProps {
	code: string;
	refusal: ApiError;
	enter: (as: "players" | "audience") => void;
}

/** The refusals after which a seat in the audience may be free. */
const WATCHABLE: readonly ApiError["code"][] = ["started", "full"];

/** Shows why the player cannot enter the room, with the other ways to go on. */
export function RoomRefused({ code, refusal, enter }: RoomRefusedProps) {
	const say = roomWords.room;
	const last = lastGames().find(({ roomCode }) => roomCode === code);
	return (
		<SitePage
			title={say.refused}
			heading={say.refused}
			back="/"
			footer={
				<>
					{last && (
						<ButtonLink to={`/last/${last.id}`} kind="plain">
							{roomsBackWords.lastGames.title}
						</ButtonLink>
					)}
					{WATCHABLE.includes(refusal.code) && (
						<Button onClick={() => enter("audience")}>{say.watch}</Button>
					)}
					{refusal.status === 0 && (
						<Button onClick={() => enter("players")}>{siteWords.tryAgain}</Button>
					)}
					<div className={common.two}>
						<ButtonLink to="/play/join" kind="plain">
							{say.otherCode}
						</ButtonLink>
						<ButtonLink to="/" kind="plain">
							{say.home}
						</ButtonLink>
					</div>
				</>
			}
		>
			<Notice role="alert">
				<p className={styles.why}>{refusal.message}</p>
			</Notice>
		</SitePage>
	);
}
