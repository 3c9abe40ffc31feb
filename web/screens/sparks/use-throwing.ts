import { useState } from "react";
import { sparks } from "../../room/sparks.ts";
import { THROWABLES, type Throwable } from "./throwables.ts";

export interface Throwing {
	/** The player who gets the next thing; null before one is chosen. */
	target: number | null;
	/** Hops on the own sticker. Chooses another player, or throws the same thing again. */
	tap(player: number): void;
	/** Throws a thing at the chosen player, or at a random one. */
	throwThing(thing: Throwable): void;
}

/** Keeps the target of the player with the id `own`; `others` are all possible targets. */
export function useThrowing(own: number, others: readonly number[]): Throwing {
	const [chosen, setChosen] = useState<number | null>(null);
	const [last, setLast] = useState<Throwable>(THROWABLES[0]);
	const target = chosen !== null && others.includes(chosen) ? chosen : null;
	const hit = (thing: Throwable, to: number) => sparks.send({ ...thing.spark, to });
	return {
		target,
		tap(player) {
			if (player === own) sparks.send({ kind: "hop" });
			else if (player === target) hit(last, player);
			else setChosen(player);
		},
		throwThing(thing) {
			setLast(thing);
			const to = target ?? others[Math.floor(Math.random() * others.length)];
			if (to !== undefined) hit(thing, to);
		},
	};
}
