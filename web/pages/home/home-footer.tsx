import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import page from "../../parts/page/page.module.css";
import { PageFooter } from "../../parts/page/page.tsx";
import { LanguageMenu } from "../../parts/person/language-menu.tsx";
import { store } from "../../store.ts";
import { CommunityLinks } from "../community-links.tsx";
import styles from "./home-footer.module.css";

const LINKS = {
	about: "/about",
	conduct: "/codeofconduct",
	contact: "/contact",
	terms: "/terms",
	privacy: "/privacy",
	drawing: "/drawing",
} as const;

/** Without a configured category, a search for the name may find streams. */
const STREAMS = `https://www.twitch.tv/search?term=${siteWords.product}`;

/** Shows the links to the text pages, the doodle pad, the community and social sites. */
export function HomeFooter() {
	const { dont_twitch, streams_url } = useSnapshot(store).flags;
	return (
		<PageFooter className={styles.footer}>
			<nav
				className={classes(page.bar, common.quiet, styles.links)}
				aria-label={siteWords.home.footer}
			>
				{/* The keys of the table are the names of its links. */}
				{Object.entries(LINKS).map(([name, to]) => (
					<Link key={name} to={to}>
						{siteWords.links[name as keyof typeof LINKS]}
					</Link>
				))}
				<CommunityLinks />
				{!dont_twitch && (
					<a href={streams_url ?? STREAMS} target="_blank" rel="noreferrer">
						{siteWords.home.streams}
					</a>
				)}
				<LanguageMenu />
			</nav>
		</PageFooter>
	);
}
