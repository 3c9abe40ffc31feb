import { layoutWords } from "#words/site/layout.ts";
import { Advert } from "./advert.tsx";
import styles from "./advert-banner.module.css";
import { contentAdvert } from "./advert-size.ts";
import { useAdverts } from "./use-adverts.ts";
import { useWindowSize } from "./window-size.ts";

/** Shows the advert at the end of a page's content, where it moves nothing. */
export default function AdvertBanner() {
	const size = contentAdvert(useWindowSize());
	const adverts = useAdverts();
	if (!adverts || !size) return null;
	return (
		<aside className={styles.banner} aria-label={layoutWords.advert}>
			<Advert address={adverts} size={size} />
		</aside>
	);
}
