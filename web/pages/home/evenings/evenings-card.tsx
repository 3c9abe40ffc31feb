import { useState } from "react";
import { roomsBackWords as say } from "#words/game/rooms-back.ts";
import common from "../../../parts/common.module.css";
import { ErrorLine } from "../../../parts/page/error-line.tsx";
import { knownTables } from "../../../room/seats/lasting-tables.ts";
import { Evening } from "./evening.tsx";
import styles from "./evenings.module.css";
import { type OwnSources, useEveningRows } from "./use-evening-rows.ts";

/** The rows that are in view at once. */
const SHOWN = 2;

/** Shows two of these evenings, and the rest by a press (docs/game.md "Pages"). */
export function EveningsCard(sources: OwnSources) {
	const [all, setAll] = useState(false);
	const { rows, error } = useEveningRows(sources);
	const awaited = sources.tables === null ? Math.min(knownTables(), SHOWN - rows.length) : 0;
	if (rows.length === 0 && awaited <= 0) return null;
	const hidden = rows.length - SHOWN;
	return (
		<nav className={styles.evenings} aria-labelledby="evenings">
			<h2 id="evenings" className={styles.heading}>
				{say.heading}
			</h2>
			{rows.slice(0, all ? undefined : SHOWN).map(({ key, hot, ...row }, place) => (
				// The most urgent one is first, and more red beside the button would call from everywhere.
				<Evening key={key} {...row} hot={hot && place === 0} />
			))}
			{Array.from({ length: Math.max(0, awaited) }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: equal rows in a fixed order
				<div key={row} className={styles.awaited} />
			))}
			{hidden > 0 && !all && (
				<button type="button" className={styles.more} onClick={() => setAll(true)}>
					{say.more(hidden)}
				</button>
			)}
			<div role="alert" className={error === null ? common.silentText : undefined}>
				{error && <ErrorLine>{error}</ErrorLine>}
			</div>
		</nav>
	);
}
