import { useEffect, useState } from "react";
import { serverNow } from "../../room/clock.ts";
import { sparks } from "../../room/sparks.ts";

/** Returns when each player was poked last while this screen was open, in epoch ms of the server. */
export function useWoken(): ReadonlyMap<number, number> {
	const [woken, setWoken] = useState<ReadonlyMap<number, number>>(new Map());
	useEffect(
		() =>
			sparks.listen(({ to }) => {
				if (to !== undefined) setWoken((now) => new Map(now).set(to, serverNow()));
			}, "poke"),
		[],
	);
	return woken;
}
