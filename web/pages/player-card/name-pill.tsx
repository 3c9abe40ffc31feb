import { useState } from "react";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { latePart } from "../../parts/late-part.tsx";
import pill from "../../parts/pill.module.css";
import { store } from "../../store.ts";
import styles from "./name-pill.module.css";
import { useOwnName } from "./use-own-name.ts";

// Loads late, because most visitors never press it.
const CardSheet = latePart(() => import("./card-sheet.tsx"), "default");

const FACE = 26;

/** Shows this device's player. A press opens the player card. */
export function NamePill() {
	const { profile } = useSnapshot(store);
	const [open, setOpen] = useState(false);
	const name = useOwnName();
	return (
		<>
			<button
				type="button"
				data-own
				className={classes(pill.pill, pill.button, styles.pill)}
				aria-label={siteWords.home.pill(name)}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Avatar sprite={profile?.sprite_id ?? 0} size={FACE} />
				<span dir="auto" className={styles.name}>
					{name}
				</span>
			</button>
			{open && <CardSheet profile={profile} onClose={() => setOpen(false)} />}
		</>
	);
}
