import { useEffect, useState } from "react";
import { serverNow } from "../../room/clock.ts";

const TICK = 1000;

/** Returns the epoch ms of the server's clock, and renders again each second. */
export function useNow(): number {
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(serverNow()), TICK);
		return () => clearInterval(timer);
	}, []);
	return now;
}
