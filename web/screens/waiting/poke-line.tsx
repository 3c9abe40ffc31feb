import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { space } from "#words/grammar.ts";
import { setPokes, wantsPokes } from "../../device/pokes.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { hasSparks } from "../../room/sparks.ts";
import { minutesAndSeconds } from "../round-table/seat-state.ts";
import { useNow } from "../round-table/use-now.ts";
import styles from "./waiting.module.css";

const say = tableWords.poke;

/** Shows which player was poked last, and when they can be poked again. */
export function PokeLine({
	game,
	last,
	className,
}: {
	game: Game;
	last: { player: number; until: number } | null;
	className?: string | undefined;
}) {
	useNow(); // renders again each second
	const name = last && game.players[last.player]?.name;
	const left = last ? last.until - performance.now() : 0;
	return (
		<p className={classes(common.quiet, className)}>
			<span role="status">{name && left > 0 ? say.felt(name) : ""}</span>
			{space}
			{name && left > 0 ? say.again(minutesAndSeconds(left + 999)) : say.hint}
		</p>
	);
}

/** Lets a player decide whether others may poke them on this device, in rooms with pokes. */
export function PokeSwitch() {
	const [wanted, setWanted] = useState(wantsPokes);
	const change = (pokes: boolean) => {
		setPokes(pokes);
		setWanted(pokes);
	};
	if (!hasSparks()) return null;
	return (
		<label className={styles.pokes}>
			<input type="checkbox" checked={wanted} onChange={(event) => change(event.target.checked)} />
			{say.wanted}
		</label>
	);
}
