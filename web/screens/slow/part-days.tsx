import { Check, Pencil } from "lucide-react";
import { roomWords } from "#words/game/room.ts";
import { slowWords as say } from "#words/game/slow.ts";
import { tableWords } from "#words/game/table.ts";
import { space, weekdayAndTime } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import type { ScreenProps } from "../screen.ts";
import styles from "./part-days.module.css";

const HOUR = 3_600_000;

/**
 * Shows the parts of a game over days as sheets: those that are written, the one that is being
 * written, and on which day each one is over if everybody takes their time.
 */
export function PartDays({ game, player }: ScreenProps) {
	const { part } = game.submission;
	const { limit } = game.countdown;
	const { num_switches, part_hours } = game.settings;
	return (
		<div className={styles.plan}>
			{part !== null && limit !== null && (
				<ol className={styles.parts}>
					{Array.from({ length: num_switches }, (_, index) => (
						<Part
							// biome-ignore lint/suspicious/noArrayIndexKey: the parts are a fixed row
							key={index}
							name={tableWords.waiting.part(index + 1, num_switches)}
							sheet={index < part ? "done" : index === part ? "now" : "next"}
							until={index < part ? null : limit + (index - part) * part_hours * HOUR}
						/>
					))}
				</ol>
			)}
			{!player.data.audience && <p className={classes(common.quiet, styles.leave)}>{say.leave}</p>}
		</div>
	);
}

/** Returns the short name of a day on this device's clock. */
const weekdayOf = (epochMs: number): string =>
	new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short" }).format(epochMs);

interface PartProps {
	/** For screen readers. */
	name: string;
	/** What the sheet shows; one that is still to come is blank. */
	sheet: "done" | "now" | "next";
	/** Epoch ms; null once it is written. */
	until: number | null;
}

const Part = ({ name, sheet, until }: PartProps) => (
	<li className={{ done: styles.done, now: styles.now, next: styles.next }[sheet]}>
		<span className={common.silentText}>
			{name}
			{space}
			{until === null ? roomWords.waiting.done : weekdayAndTime(until)}
		</span>
		<span className={styles.sheet} aria-hidden="true">
			{sheet === "done" && <Check size={20} strokeWidth={3.5} />}
			{sheet === "now" && <Pencil size={20} strokeWidth={2.75} />}
		</span>
		<small aria-hidden="true">{until !== null && weekdayOf(until)}</small>
	</li>
);
