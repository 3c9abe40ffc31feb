import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { comingBackWords } from "#words/game/coming-back.ts";
import { roomWords } from "#words/game/room.ts";
import { ApiError } from "../../api.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { roomWay } from "../../room/room-address.ts";
import { takeLinkedSeat } from "../../room/seats/device-api.ts";
import { SitePage } from "../site-page.tsx";

const say = comingBackWords.arrive;

/** Shows /continue: takes the seat of a link (docs/game.md "Leaving and coming back"). */
export function ContinuePage() {
	// The token is in the fragment, so the server and its log never see it.
	const [token] = useState(() => location.hash.slice(1));
	useEffect(() => {
		// The history of the browser does not keep it either.
		if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
	}, []);
	return <ContinueHere token={token} />;
}

/** Takes the seat on a press only, because programs that preview links open them too. */
export function ContinueHere({ token }: { token: string }) {
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(token === "" ? say.incomplete : null);
	const navigate = useNavigate();
	const take = async () => {
		setBusy(true);
		try {
			navigate(...roomWay(await takeLinkedSeat(token)));
		} catch (reason) {
			if (!(reason instanceof ApiError)) throw reason;
			setBusy(false);
			setError(reason.message);
		}
	};
	return (
		<SitePage
			title={say.title}
			heading={say.title}
			back="/"
			footer={
				error === null ? (
					<Button busy={busy} onClick={take}>
						{say.go}
					</Button>
				) : (
					<ButtonLink to="/">{roomWords.room.home}</ButtonLink>
				)
			}
		>
			{error === null ? (
				<Notice text={say.text}>
					<h2>{say.heading}</h2>
				</Notice>
			) : (
				<Notice role="alert" text={error}>
					<h2>{say.failed}</h2>
				</Notice>
			)}
		</SitePage>
	);
}
