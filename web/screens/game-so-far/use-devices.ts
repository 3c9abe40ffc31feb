import { useEffect, useState } from "react";
import { comingBackWords } from "#words/game/coming-back.ts";
import type { ContinueLinkAnswer, SeatDevicesAnswer } from "../../../gateway/api/days-answers.ts";
import { ApiError } from "../../api.ts";
import { seatDevices } from "../../room/seats/device-api.ts";

const say = comingBackWords.move;

/** Milliseconds between two questions whether the link was used. */
const ASKED = 3000;

/**
 * Returns the link that this page has made, how many devices got the seat after this one, and the
 * ways to change both.
 */
export function useDevices(code: string) {
	const [link, setLink] = useState<ContinueLinkAnswer | null>(null);
	const [found, setFound] = useState<SeatDevicesAnswer | null>(null);
	const [news, setNews] = useState("");
	const [error, setError] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		let mounted = true;
		const look = () =>
			seatDevices(code)
				.look()
				.then(
					(answer) => mounted && setFound(answer),
					() => undefined, // asked again
				);
		void look();
		const timer = link ? setInterval(look, ASKED) : undefined;
		return () => {
			mounted = false;
			clearInterval(timer);
		};
	}, [code, link]);

	/** Changes the link. The page shows what the server knows then. */
	const change = async (work: () => Promise<ContinueLinkAnswer | null>) => {
		setBusy(true);
		setError(null);
		setNews("");
		try {
			setLink(await work());
			setFound(null);
		} catch (reason) {
			if (!(reason instanceof ApiError)) throw reason;
			setError(reason.message);
		} finally {
			setBusy(false);
		}
	};

	return {
		link: link && { ...link, used: found?.link?.used ?? false },
		devices: found?.devices ?? 0,
		news,
		error,
		busy,
		make: () => change(() => seatDevices(code).makeLink()),
		takeBack: () =>
			change(async () => {
				const { count } = await seatDevices(code).takeBack();
				if (count > 0) setNews(say.takenBack);
				return null;
			}),
	};
}
