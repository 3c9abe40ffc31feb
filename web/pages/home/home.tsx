import { siteWords } from "#words/site/site.ts";
import common from "../../parts/common.module.css";
import { Logo } from "../../parts/page/logo.tsx";
import { Page, PageFooter, PageHeader } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { NamePill } from "../player-card/name-pill.tsx";
import { Crowd } from "./crowd.tsx";
import { Evenings } from "./evenings/evenings.tsx";
import styles from "./home.module.css";
import { HomeFacts } from "./home-facts.tsx";
import links from "./home-links.module.css";
import { HomeLinks } from "./home-links.tsx";
import { HomeStart } from "./home-start.tsx";
import { madePart } from "./made-part.tsx";

// It is the largest text of the page on many days, so the document has it.
const FirstLine = madePart(
	() => import("../first-line/first-line.tsx"),
	"FirstLine",
	<div className={styles.firstLine} />,
);

/**
 * Shows the home page (docs/game.md "Pages"). What arrives late is below the field for a code, so
 * that the field never moves.
 */
export function Home() {
	const open = useOpen();
	return (
		<Page
			header={
				<PageHeader>
					<Logo />
					<span className={common.grow} />
					<NamePill />
				</PageHeader>
			}
			footer={
				open ? (
					<PageFooter className={links.footer}>
						<HomeLinks />
					</PageFooter>
				) : undefined
			}
			wide
		>
			<title>{siteWords.product}</title>
			<div className={styles.first}>
				<TwoPages
					left={<HomeStart />}
					right={
						<>
							<Evenings />
							<FirstLine />
						</>
					}
				/>
				{open ? (
					<Crowd wide />
				) : (
					<>
						<div className={styles.room}>
							<Crowd />
						</div>
						<HomeLinks />
					</>
				)}
			</div>
			<HomeFacts />
		</Page>
	);
}
