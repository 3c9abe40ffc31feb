import type { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { siteWords } from "../../words/site.ts";
import { SitePage } from "../site-page.tsx";
import styles from "./room-refused.module.css";

interface RoomRefusedProps {
	refusal: ApiError;
	enter: (as: "players" | "audience") => void;
}

/** The status of a room that has started or is full; its audience may still have a seat. */
const CONFLICT = 409;

/** Shows why the player cannot enter the room, with the other ways to go on. */
export function RoomRefused({ refusal, enter }: RoomRefusedProps) {
	const say = siteWords.room;
	return (
		<SitePage
			title={say.refused}
			heading={say.refused}
			back="/"
			footer={
				<>
					{refusal.status === CONFLICT && (
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
