import { roomWords } from "#words/game/room.ts";
import { siteWords } from "#words/site/site.ts";
import { copyText } from "../../device/copy-text.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { useRoom } from "../../room/use-room.ts";
import styles from "./late-text.module.css";

const words = roomWords.late;

/** Shows a text that came too late to count. The device keeps it until the player dismisses it. */
export function LateText() {
	const { late } = useRoom();
	return (
		<div role="status" className={styles.status}>
			{late && (
				<div className={styles.late}>
					<b>{words.heading}</b>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
					<p dir="auto" className={styles.text} tabIndex={0}>
						{late.text}
					</p>
					<div className={styles.ways}>
						<Button kind="plain" small onClick={() => copyText(late.text)}>
							{words.copy}
						</Button>
						<Button kind="plain" small className={common.grow} onClick={late.forget}>
							{siteWords.dismiss}
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
