import { useState } from "react";
import { useSnapshot } from "valtio";
import { comingBackWords } from "#words/game/coming-back.ts";
import { clock } from "#words/grammar.ts";
import type { ContinueLinkAnswer } from "../../../gateway/api/days-answers.ts";
import { copyText } from "../../device/copy-text.ts";
import { LateQrCode } from "../../parts/code/late-qr-code.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import { clockOffset, serverClock } from "../../room/clock.ts";
import { store } from "../../store.ts";
import styles from "./game-so-far.module.css";
import { useDevices } from "./use-devices.ts";

const say = comingBackWords.move;

/**
 * Gives the reader's seat to another device by a link that works once, and takes it back from
 * devices that got it (docs/game.md "Leaving and coming back").
 */
export function MoveDevice({ code }: { code: string }) {
	const { link, devices, news, error, busy, make, takeBack } = useDevices(code);
	const over = link !== null && link.expires_at <= serverClock();
	return (
		<section className={styles.block}>
			<h3>{say.open}</h3>
			{link && !over && !link.used && <LinkToSeat link={link} />}
			<p role="status" className={common.quiet}>
				{link?.used ? say.used : over ? say.over : news}
			</p>
			{devices > 0 && <p>{say.devices(devices)}</p>}
			<div role="alert">{error && <ErrorLine>{error}</ErrorLine>}</div>
			<div className={styles.ways}>
				<Button kind="plain" small busy={busy} onClick={make}>
					{link ? say.another : say.make}
				</Button>
				{devices > 0 ? (
					<ConfirmButton small label={say.takeBack} sure={say.sure} onConfirm={takeBack} />
				) : (
					link && (
						<Button kind="plain" small onClick={takeBack}>
							{say.cancel}
						</Button>
					)
				)}
			</div>
		</section>
	);
}

/** Shows a link to the reader's seat as a QR code, unless they stream, and copies it. */
function LinkToSeat({ link }: { link: ContinueLinkAnswer }) {
	const { hiddenCode } = useSnapshot(store);
	const [copied, setCopied] = useState<"copied" | "copyFailed" | null>(null);
	const url = `${location.origin}/continue#${link.token}`;
	return (
		<>
			<p>{say.text}</p>
			{hiddenCode ? <p>{say.hidden}</p> : <LateQrCode text={url} label={say.qr} />}
			<p className={common.quiet}>{say.until(clock(new Date(link.expires_at - clockOffset())))}</p>
			<Button
				kind="plain"
				small
				onClick={async () => setCopied((await copyText(url)) ? "copied" : "copyFailed")}
			>
				<span aria-live="polite">{say[copied ?? "copy"]}</span>
			</Button>
		</>
	);
}
