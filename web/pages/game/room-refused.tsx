import { Link } from "react-router-dom";
import type { ApiError } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { siteWords } from "../../words/site.ts";
import { SitePage } from "../site-page.tsx";
import "./room-fallback.css";
import pot from "../home/pot.svg";

interface RoomRefusedProps {
	refusal: ApiError;
	enter: (as: "players" | "audience") => void;
}

/** Started or full: no seat as a player, perhaps one in the audience. */
const CONFLICT = 409;

/** Why this room cannot be entered, and what can be done about it. */
export function RoomRefused({ refusal, enter }: RoomRefusedProps) {
	const say = siteWords.room;
	return (
		<SitePage
			title={say.refused}
			heading={say.refused}
			back="/"
			footer={
				<>
					{refusal.status === CONFLICT && (
						<Button onClick={() => enter("audience")}>{say.watch}</Button>
					)}
					{refusal.status === 0 && (
						<Button onClick={() => enter("players")}>{siteWords.tryAgain}</Button>
					)}
					<div className="two">
						<Link to="/play/join" className="btn plain">
							{say.otherCode}
						</Link>
						<Link to="/" className="btn plain">
							{say.home}
						</Link>
					</div>
				</>
			}
		>
			<div className="fallback" role="alert">
				<img src={pot} alt="" width={120} height={120} />
				<p className="why">{refusal.message}</p>
			</div>
		</SitePage>
	);
}
