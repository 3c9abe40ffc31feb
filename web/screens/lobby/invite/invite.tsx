import { useState } from "react";
import { useSnapshot } from "valtio";
import { lobbyWords } from "#words/game/lobby.ts";
import { tableWords } from "#words/game/table.ts";
import { layoutWords } from "#words/site/layout.ts";
import { setHiddenCode } from "../../../device/streamer-mode.ts";
import { classes } from "../../../parts/classes.ts";
import { CodeLetters } from "../../../parts/code/code-letters.tsx";
import { LateQrCode } from "../../../parts/code/late-qr-code.tsx";
import { ShareLink } from "../../../parts/code/share-link.tsx";
import { Button } from "../../../parts/form/button.tsx";
import { Marked } from "../../../parts/marked.tsx";
import { Dialog } from "../../../parts/page/dialog.tsx";
import { store } from "../../../store.ts";
import styles from "./invite.module.css";

const say = tableWords.lobby;

const linkTo = (code: string) => `${location.origin}/game/${code}`;

/** Shows the QR code of a room's link; in streamer mode a note in its place. */
const Qr = ({ code, hidden }: { code: string; hidden: boolean }) =>
	hidden ? (
		<p>{layoutWords.streamerMode.qr}</p>
	) : (
		<LateQrCode text={linkTo(code)} label={lobbyWords.qrAlt(code)} />
	);

interface InviteProps {
	code: string;
	text: string;
	/** The QR code has its own place; without it a button opens it. */
	wide: boolean;
}

/** Shows the room code, large enough for a sofa, and the buttons that share it. */
export function Invite({ code, text, wide }: InviteProps) {
	const { hiddenCode } = useSnapshot(store);
	const [scans, setScans] = useState(false);
	// A phone hides the code in the menu of sounds (frame/room-pills.tsx).
	const hide = (hiddenCode || wide) && (
		<Button kind="plain" small onClick={() => setHiddenCode(!hiddenCode)}>
			{!hiddenCode ? say.hideCode : wide ? say.showCode : lobbyWords.show}
		</Button>
	);
	return (
		<div className={classes(styles.invite, wide && styles.wide)}>
			<p className={styles.text}>{text}</p>
			<CodeLetters
				code={hiddenCode ? null : code}
				hidden={lobbyWords.hidden}
				className={styles.code}
			/>
			{wide ? (
				<div className={styles.scan}>
					<div className={styles.card}>
						<Qr code={code} hidden={hiddenCode} />
					</div>
					<div className={styles.by}>
						<p className={styles.type}>{say.type}</p>
						<p className={styles.address}>
							<Marked>{location.host}</Marked>
						</p>
						<div className={styles.ways}>
							<ShareLink url={linkTo(code)} />
							{hide}
						</div>
						{!hiddenCode && (
							<a href={`/tv?code=${code}`} target="_blank" rel="noreferrer" className={styles.tv}>
								{say.tv}
							</a>
						)}
					</div>
				</div>
			) : (
				<>
					<div className={styles.ways}>
						<ShareLink url={linkTo(code)} />
						<Button kind="plain" small onClick={() => setScans(true)}>
							{lobbyWords.qr}
						</Button>
						{hide}
					</div>
					<Dialog title={lobbyWords.qrHeading} open={scans} onClose={() => setScans(false)}>
						<Qr code={code} hidden={hiddenCode} />
					</Dialog>
				</>
			)}
		</div>
	);
}
