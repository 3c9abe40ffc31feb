import { adminWords } from "#words/site/admin.ts";
import type { LiveRoomRow } from "../../../../gateway/api/site-answers.ts";
import common from "../../../parts/common.module.css";
import { ConfirmButton } from "../../../parts/form/confirm-button.tsx";
import shelf from "../../../parts/page/shelf.module.css";
import { Pill } from "../../../parts/pill.tsx";
import styles from "../admin.module.css";

const say = adminWords.rooms;

interface Props {
	room: LiveRoomRow;
	/** The room was closed on this page. */
	closed: boolean;
	/** A room is being closed. */
	busy: boolean;
	onClose: () => void;
}

/** Shows a running room, with a way to close it. */
export const LiveRoom = ({ room, closed, busy, onClose }: Props) => (
	<>
		<div className={styles.head}>
			<span className={shelf.title}>{room.code}</span>
			<Pill>{say.phase(room.phase)}</Pill>
		</div>
		<p className={common.quiet}>
			{say.facts(room.players, room.mode, Date.now() - room.opened_at)}
		</p>
		<div className={styles.buttons}>
			{closed ? (
				<b>{say.closed(room.code)}</b>
			) : (
				<ConfirmButton
					small
					label={say.close}
					sure={adminWords.sure}
					aria-label={say.closeName(room.code)}
					disabled={busy}
					onConfirm={onClose}
				/>
			)}
			{room.ui && (
				<a href={room.ui} target="_blank" rel="noreferrer">
					{say.temporal}
				</a>
			)}
		</div>
	</>
);
