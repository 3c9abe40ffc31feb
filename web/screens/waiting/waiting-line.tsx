import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { Marked } from "../../parts/marked.tsx";
import { Pill } from "../../parts/pill.tsx";
import { tableWords } from "../../words/evening/table.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { Timer } from "../frame/timer.tsx";
import styles from "./waiting.module.css";

const say = tableWords.waiting;
/** The most people that a sentence names. */
const NAMED = 3;

/** Returns who does what while the room waits. */
function sentences(slow: readonly PublicPlayer[], deed: "writing" | "busy"): string {
	const namesOf = (here: boolean) =>
		slow.filter(({ data }) => data.connected === here).map(({ name }) => name);
	const [here, out] = [namesOf(true), namesOf(false)];
	if (slow.length === 0) return say.nobody;
	return [
		here.length > 0 &&
			(here.length > NAMED ? say.manyStill(here.length, say[deed]) : say.still(here, say[deed])),
		out.length > 0 && (out.length > NAMED ? say.manyOut(out.length) : say.out(out)),
	]
		.filter(Boolean)
		.join(" ");
}

interface WaitingLineProps {
	/** The players that the room waits for. */
	slow: readonly PublicPlayer[];
	deed: "writing" | "busy";
	/** Epoch ms; null without a clock. */
	limit: number | null;
}

/**
 * Shows which players the room waits for. A window that is too low for faces has one line of it.
 */
export function WaitingLine({ slow, deed, limit }: WaitingLineProps) {
	const names = slow.map(({ name }) => name);
	return (
		<>
			<p role="status" className={styles.line}>
				{sentences(slow, deed)}
			</p>
			<p className={styles.thinLine} aria-hidden="true">
				{names.length > NAMED ? say.forMany(names.length) : say.for(names)}
				{limit !== null && ", "}
				{limit !== null && <Timer limit={limit} announce={false} />}
			</p>
		</>
	);
}

/** Shows how many people still write. */
export function PencilCount({ pencils }: { pencils: number }) {
	const [count, rest] = say.pencils(pencils);
	return (
		<>
			{count} <Marked>{rest}</Marked>
		</>
	);
}

/** Shows which part is being written, and for whom. */
export const PartPills = ({ game }: { game: Game }) => (
	<>
		{game.submission.part !== null && (
			<Pill>{tableWords.waiting.part(game.submission.part + 1, game.settings.num_switches)}</Pill>
		)}
		<Pill>{lobbyWords.rating[game.settings.maturity]}</Pill>
	</>
);
