import { Link } from "react-router-dom";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import page from "../../parts/page/page.module.css";
import { PageFooter } from "../../parts/page/page.tsx";
import { siteWords } from "../../words/site.ts";
import styles from "./home-footer.module.css";

const LINKS = {
	about: "/about",
	conduct: "/codeofconduct",
	contact: "/contact",
	terms: "/terms",
	privacy: "/privacy",
} as const;

/** Shows the links to the text pages and the copyright line. */
export function HomeFooter() {
	return (
		<PageFooter className={styles.footer}>
			<nav
				className={classes(page.bar, common.quiet, styles.links)}
				aria-label={siteWords.home.copyright}
			>
				{Object.entries(LINKS).map(([name, to]) => (
					<Link key={name} to={to}>
						{siteWords.links[name as keyof typeof LINKS]}
					</Link>
				))}
				<span className={styles.year}>{siteWords.home.copyright}</span>
			</nav>
		</PageFooter>
	);
}
