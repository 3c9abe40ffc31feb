import { siteWords } from "#words/site/site.ts";
import common from "../../parts/common.module.css";
import { Logo } from "../../parts/page/logo.tsx";
import { Page, PageHeader } from "../../parts/page/page.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import { NamePill } from "../player-card/name-pill.tsx";
import { Crowd } from "./crowd.tsx";
import styles from "./home.module.css";
import { HomeFacts } from "./home-facts.tsx";
import { HomeFooter } from "./home-footer.tsx";
import { HomeStart } from "./home-start.tsx";
import { Notices } from "./notices.tsx";

/** Shows the home page (docs/game.md "Pages"). */
export const Home = () => (
	<Page
		header={
			<PageHeader>
				<Logo />
				<span className={common.grow} />
				<NamePill />
				<StreamerButton />
				<SoundMenu />
			</PageHeader>
		}
		footer={<HomeFooter />}
		wide
	>
		<title>{siteWords.product}</title>
		<Notices />
		<TwoPages className={styles.pages} left={<HomeStart />} right={<HomeFacts />} />
		<Crowd wide />
	</Page>
);
