import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page, PageHeader } from "../../parts/page/page.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { LatestEntry } from "../blog/latest-entry.tsx";
import { NamePill } from "../player-card/name-pill.tsx";
import { PageBanner } from "../streams-and-adverts/page-surroundings.tsx";
import { CodeBox } from "./code-box.tsx";
import { Crowd } from "./crowd.tsx";
import { useHeldRooms } from "./held-rooms.ts";
import styles from "./home.module.css";
import { HomeFooter } from "./home-footer.tsx";
import { Notices } from "./notices.tsx";

// Home waits for it, so that nothing moves. Most visitors have no room to return to.
const RoomsBack = lazy(() => import("./rooms-back.tsx"));
// These load late, so that the page shows first.
const Story = lazy(() => import("./story.tsx"));
const PlayerCard = lazy(async () => ({
	default: (await import("../player-card/player-card.tsx")).PlayerCard,
}));

const say = siteWords.home;

/** Shows the home page (docs/game.md "Pages"). */
export function Home() {
	const { profile, account, login, config, visits } = useSnapshot(store);
	const navigate = useNavigate();
	const rooms = useHeldRooms();
	const games = lastGames();
	const [first, second, marked] = say.heading;

	return (
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
			{(rooms.length > 0 || games.length > 0) && <RoomsBack rooms={rooms} games={games} />}
			<TwoPages
				className={styles.pages}
				left={
					<>
						<h1 className={styles.tagline}>
							{first} {second}
							<Marked>{marked}</Marked>
						</h1>
						<CodeBox />
						<div className={styles.start}>
							<Button
								kind="plain"
								disabled={startIsBlocked(config?.maintenance ?? false)}
								onClick={() => navigate("/play/create?mode=default")}
							>
								{say.start}
							</Button>
							<Link to="/howtoplay" className={styles.link}>
								{say.howToPlay}
							</Link>
						</div>
						<div className={styles.card}>
							<Suspense>
								<PlayerCard profile={profile} />
							</Suspense>
						</div>
					</>
				}
				right={
					<>
						<Suspense fallback={<div className={styles.story} />}>
							<Story />
						</Suspense>
						<ul className={styles.facts}>
							{say.facts.map((fact) => (
								<li key={fact}>{fact}</li>
							))}
						</ul>
						<nav className={classes(common.quiet, styles.links)} aria-label={siteWords.product}>
							<Link to="/user">{profile ? say.editName : say.name}</Link>
							<Link to="/play">{say.otherWays}</Link>
							<Link to="/supporter">
								{siteWords.menu.supporter[account || login.loading ? "signedIn" : "guest"]}
							</Link>
							<Link to="/bugreport">{siteWords.menu.bug}</Link>
							{visits !== null && <span>{say.visits(visits)}</span>}
						</nav>
						<PageBanner />
						<LatestEntry />
					</>
				}
			/>
			<Crowd wide />
		</Page>
	);
}
