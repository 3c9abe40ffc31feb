import { useState } from "react";
import { type Drawn, handOver, isShareable } from "../../exports/hand-over.ts";

/**
 * Saves or shares pictures. Phones draw them at the first press and open the share sheet at the
 * second, because Safari opens it only during a press, and drawing takes seconds. `drawn` is the
 * name of the pictures that wait for the second press, and `film` whether they are one.
 */
export function useDrawn<Name extends string>() {
	const [waiting, setWaiting] = useState<{ name: Name; drawn: Drawn } | null>(null);
	const takeHome = async (name: Name, draw: () => Promise<Drawn>): Promise<void> => {
		const sharing = waiting?.name === name ? waiting.drawn : null;
		setWaiting(null);
		if (sharing) return handOver(sharing);
		const drawn = await draw();
		if (isShareable(drawn)) setWaiting({ name, drawn });
		else await handOver(drawn);
	};
	const film = waiting?.drawn.files[0]?.content.type.startsWith("video/") ?? false;
	return { drawn: waiting?.name ?? null, film, takeHome };
}
