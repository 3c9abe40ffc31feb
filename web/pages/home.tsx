import { Link, useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { Banner } from "../parts/banner.tsx";
import { Button } from "../parts/button.tsx";
import { Logo } from "../parts/logo.tsx";
import { Marked } from "../parts/marked.tsx";
import { MuteButton } from "../parts/mute-button.tsx";
import { Page } from "../parts/page.tsx";
import { readSeat } from "../seat.ts";
import { startIsBlocked } from "../site.ts";
import { siteWords } from "../site-words.ts";
import { store } from "../store.ts";
import { Crowd } from "./crowd.tsx";
import { HomeFooter } from "./home-footer.tsx";
import { PlayerCard } from "./player-card.tsx";
import "../styles/home.css";

/** The front door (site.md section 2 "Home"). */
export function Home() {
	const { profile, config, visits, room } = useSnapshot(store);
	const navigate = useNavigate();
	const say = siteWords.home;
	const seat = readSeat();
	const blocked = startIsBlocked(config?.maintenance ?? false);
	const [first, second, marked] = say.heading;

	return (
		<Page
			header={
				<header>
					<Logo />
					<span className="grow" />
					{visits !== null && <span className="quiet">{say.visits(visits)}</span>}
					<MuteButton />
				</header>
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
			<h1 className="tagline">
				{first} {second}
				<Marked>{marked}</Marked>
			</h1>
			<PlayerCard profile={profile} />
			<nav className="menu" aria-label={siteWords.product}>
				{seat && (
					<Button onClick={() => navigate(`/game/${seat.roomCode}`)}>
						{say.resume(seat.roomCode)}
					</Button>
				)}
				<Button
					kind={seat ? "plain" : "hot"}
					disabled={blocked}
					onClick={() => navigate(profile ? "/play" : "/user/setup")}
				>
					{say.start}
				</Button>
				<div className="two">
					<Link to="/user" className="btn plain">
						{profile ? say.editName : say.name}
					</Link>
					<Link to="/howtoplay" className="btn plain">
						{say.howToPlay}
					</Link>
				</div>
			</nav>
			<Crowd />
		</Page>
	);
}
