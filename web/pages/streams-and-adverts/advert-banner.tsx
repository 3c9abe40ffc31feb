import { layoutWords } from "#words/layout.ts";
import { Advert } from "./advert.tsx";
import styles from "./advert-banner.module.css";
import { hasBanner } from "./advert-size.ts";
import { useAdverts } from "./use-adverts.ts";
import { useWindowSize } from "./window-size.ts";

/** Shows the banner at the end of a page's content, where it moves nothing. */
export default function AdvertBanner() {
	const window = useWindowSize();
	const adverts = useAdverts();
	if (!adverts || !hasBanner(window)) return null;
	return (
		<aside className={styles.banner} aria-label={layoutWords.advert}>
			<Advert address={adverts} size="320x50" />
		</aside>
	);
}
