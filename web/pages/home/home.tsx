import { Link, useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { Button } from "../../parts/form/button.tsx";
import { MuteButton } from "../../parts/form/mute-button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page } from "../../parts/page/page.tsx";
import { readSeat } from "../../room/seat.ts";
import { startIsBlocked } from "../../site.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { Crowd } from "./crowd.tsx";
import { HomeFooter } from "./home-footer.tsx";
import { PlayerCard } from "./player-card.tsx";
import "./home.css";

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
