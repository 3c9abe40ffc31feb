import latest from "virtual:blog/latest";
import { Link } from "react-router-dom";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { blogWords } from "../../words/blog.ts";
import { longDay } from "./day.ts";
import styles from "./latest-entry.module.css";

/** Shows title and date of the newest entry, with a link to it (docs/site.md "Blog"). */
export const LatestEntry = () => (
	<Sheet className={styles.card}>
		<p className={common.quiet}>{blogWords.latest(longDay(latest.date))}</p>
		<h2 className={styles.title}>
			<Link className={styles.link} to={`/blog/${latest.slug}`}>
				{latest.title}
			</Link>
		</h2>
	</Sheet>
);
