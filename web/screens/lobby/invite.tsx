import { lazy, Suspense, useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { copyText } from "../../device/copy-text.ts";
import { setHiddenCode } from "../../device/streamer-mode.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { store } from "../../store.ts";
import { layoutWords } from "../../words/layout.ts";
import { lobbyWords } from "../../words/lobby.ts";
import styles from "./invite.module.css";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** Milliseconds for which the button shows the result of copying. */
const RESULT_SHOWN = 2000;

const linkTo = (code: string) => `${location.origin}/game/${code}`;

/** Shows the room code and the buttons to copy its link, show its QR code, and hide it. */
export function Invite({ code, text }: { code: string; text: string }) {
	const { hiddenCode } = useSnapshot(store);
	const [copied, setCopied] = useState<"copied" | "copyFailed" | null>(null);
	const [qr, setQr] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(null), RESULT_SHOWN);
		return () => clearTimeout(timer);
	}, [copied]);
	const copy = async () => setCopied((await copyText(linkTo(code))) ? "copied" : "copyFailed");
	return (
		<div className={styles.invite}>
			<p className={classes(common.quiet, common.center)}>{text}</p>
			<p className={styles.code}>
				{hiddenCode ? (
					<>
						<span aria-hidden="true">****</span>
						<span className={common.silentText}>{lobbyWords.hidden}</span>
					</>
				) : (
					code
				)}
			</p>
			<div className={styles.ways}>
				<Button kind="plain" small onClick={copy}>
					<span aria-live="polite">{copied ? lobbyWords[copied] : lobbyWords.copy}</span>
				</Button>
				<Button kind="plain" small onClick={() => setQr(true)}>
					{lobbyWords.qr}
				</Button>
				<Button kind="plain" small onClick={() => setHiddenCode(!hiddenCode)}>
					{hiddenCode ? lobbyWords.show : lobbyWords.hide}
				</Button>
			</div>
			<Dialog title={lobbyWords.qrHeading} open={qr} onClose={() => setQr(false)}>
				{hiddenCode ? (
					<p>{layoutWords.streamerMode.qr}</p>
				) : (
					<Suspense fallback={<div className={styles.qr} />}>
						<QrCode text={linkTo(code)} label={lobbyWords.qrAlt(code)} />
					</Suspense>
				)}
			</Dialog>
		</div>
	);
}
