import { useSnapshot } from "valtio";
import { layoutWords } from "#words/site/layout.ts";
import { classes } from "../../parts/classes.ts";
import { store } from "../../store.ts";
import { Advert } from "./advert.tsx";
import { deskAdvert } from "./advert-size.ts";
import styles from "./beside-page.module.css";
import { Streamers } from "./streamers.tsx";
import { useAdverts } from "./use-adverts.ts";
import { useWindowSize } from "./window-size.ts";

/** The narrowest window with space for the streamers beside the page. */
const STREAMERS_FROM = { width: 1100, height: 500 };

/**
 * Shows an advert to the left of the page or below it, and streamers to its right. None of them
 * covers the page or moves it.
 */
export default function BesidePage() {
	const { streams_url } = useSnapshot(store).flags;
	const window = useWindowSize();
	const adverts = useAdverts();
	const size = deskAdvert(window);
	const wide = window.width >= STREAMERS_FROM.width && window.height >= STREAMERS_FROM.height;
	return (
		<div className={styles.beside}>
			{adverts && size && (
				<aside
					className={classes(styles.advert, size === "728x90" && styles.below)}
					aria-label={layoutWords.advert}
				>
					<Advert address={adverts} size={size} />
				</aside>
			)}
			{streams_url && wide && <Streamers directory={streams_url} />}
		</div>
	);
}
