import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { MuteButton } from "../../parts/form/mute-button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page, PageHeader } from "../../parts/page/page.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import { useRoom } from "../../room/use-room.ts";
import { startIsBlocked } from "../../site.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { LatestEntry } from "../blog/latest-entry.tsx";
import { PageBanner } from "../sides/desk.tsx";
import { Crowd } from "./crowd.tsx";
import { useHeldRooms } from "./held-rooms.ts";
import styles from "./home.module.css";
import { HomeFooter } from "./home-footer.tsx";
import { LastGames } from "./last-games.tsx";
import { PlayerCard } from "./player-card.tsx";

// Home waits for it, so that nothing moves. Most visitors have no room to go back to.
const RoomsBack = lazy(() => import("./rooms-back.tsx"));

/** Shows the home page (docs/game.md "Pages"). */
export function Home() {
	const { profile, account, login, config, visits } = useSnapshot(store);
	const room = useRoom();
	const navigate = useNavigate();
	const say = siteWords.home;
	const rooms = useHeldRooms();
	const blocked = startIsBlocked(config?.maintenance ?? false);
	const [first, second, marked] = say.heading;

	return (
		<Page
			header={
				<PageHeader>
					<Logo />
					<span className={common.grow} />
					{visits !== null && <span className={common.quiet}>{say.visits(visits)}</span>}
					<StreamerButton />
					<MuteButton />
				</PageHeader>
			}
			footer={<HomeFooter />}
		>
			<title>{siteWords.product}</title>
			{room.goodbye && (
				<Banner
					onDismiss={() => {
						store.room.goodbye = null;
					}}
				>
					{room.goodbye}
				</Banner>
			)}
			{config?.notice_message && <Banner>{config.notice_message}</Banner>}
			{config?.maintenance && (
				<Banner kind="urgent">
					{config.maintenance_message || say.maintenance} {say.blocked}
				</Banner>
			)}
			<h1 className={styles.tagline}>
				{first} {second}
				<Marked>{marked}</Marked>
			</h1>
			<PlayerCard profile={profile} />
			<nav className={styles.menu} aria-label={siteWords.product}>
				{rooms.length > 0 && <RoomsBack rooms={rooms} />}
				<Button
					kind={rooms.length > 0 ? "plain" : "hot"}
					disabled={blocked}
					onClick={() => navigate(profile ? "/play" : "/user/setup")}
				>
					{say.start}
				</Button>
				<div className={common.two}>
					<ButtonLink to="/user" kind="plain">
						{profile ? say.editName : say.name}
					</ButtonLink>
					<ButtonLink to="/howtoplay" kind="plain">
						{say.howToPlay}
					</ButtonLink>
					<ButtonLink to="/supporter" kind="plain" small>
						{siteWords.menu.supporter[account || login.loading ? "signedIn" : "guest"]}
					</ButtonLink>
					<ButtonLink to="/bugreport" kind="plain" small>
						{siteWords.menu.bug}
					</ButtonLink>
				</div>
			</nav>
			<LastGames />
			<PageBanner />
			<LatestEntry />
			<Crowd />
		</Page>
	);
}
