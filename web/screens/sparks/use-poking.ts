import { useState } from "react";
import { SPARKS } from "#game/wire/sparks.ts";
import { sparks } from "../../room/sparks.ts";

interface Poking {
	/** Hops on the own sticker, pokes on every other one. */
	tap(player: number): void;
	/** The player who was poked last, and until when they rest, by `performance.now()`. */
	last: { player: number; until: number } | null;
}

/** Lets the player with the id `own` poke the others, within the limit of all players. */
export function usePoking(own: number): Poking {
	const [last, setLast] = useState<Poking["last"]>(null);
	return {
		last,
		tap(player) {
			if (player === own) sparks.send({ kind: "hop" });
			else if (sparks.send({ kind: "poke", to: player }))
				setLast({ player, until: performance.now() + SPARKS.poke.pause.ms });
			else {
				const until = sparks.pokeAgainAt(player);
				if (until > performance.now()) setLast({ player, until });
			}
		},
	};
}
