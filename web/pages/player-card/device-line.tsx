import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { LanguageMenu } from "../../parts/person/language-menu.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import { store } from "../../store.ts";
import styles from "./card-ways.module.css";

/** Shows the languages, the visits of the site, and the switches of this device. */
export function DeviceLine() {
	const { visits } = useSnapshot(store);
	return (
		<div className={classes(common.quiet, styles.device)}>
			<LanguageMenu />
			{visits !== null && <span>{siteWords.home.visits(visits)}</span>}
			<span className={common.grow} />
			<StreamerButton />
			<SoundMenu />
		</div>
	);
}
