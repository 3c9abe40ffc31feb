import latest from "virtual:blog/latest";
import { Link } from "react-router-dom";
import { siteWords } from "#words/site/site.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { longDay } from "./day.ts";
import styles from "./latest-entry.module.css";

/** Shows title and date of the newest entry, with a link to it (docs/site.md "Blog"). */
export const LatestEntry = () => (
	<Sheet className={styles.card}>
		<p className={common.quiet}>{siteWords.home.latestEntry(longDay(latest.date))}</p>
		<h2 className={styles.title}>
			<Link lang="en" dir="ltr" className={styles.link} to={`/blog/${latest.slug}`}>
				{latest.title}
			</Link>
		</h2>
	</Sheet>
);
