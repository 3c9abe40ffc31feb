import { siteWords } from "#words/site/site.ts";
import { latePart } from "../../parts/late-part.tsx";
import { usePrerendered } from "../../prerendered/prerendered.ts";
import { PageBanner } from "../streams-and-adverts/page-surroundings.tsx";
import styles from "./home.module.css";
import { isNews } from "./news.ts";

// They load late, so that the page shows first.
const Story = latePart(() => import("./story.tsx"), "Story", {
	loading: <div className={styles.story} />,
});
const LatestEntry = latePart(() => import("../blog/latest-entry.tsx"), "LatestEntry");

/** Shows what lies below the first window: a sample story, what the game is, and news. */
export function HomeFacts() {
	// The build does not know on which day somebody comes.
	const dated = !usePrerendered();
	return (
		<div className={styles.facts}>
			<Story />
			<div className={styles.news}>
				<ul className={styles.chips}>
					{siteWords.home.facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				{dated && isNews() && <LatestEntry />}
				<PageBanner />
			</div>
		</div>
	);
}
