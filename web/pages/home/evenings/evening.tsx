import { BookOpen, ChevronRight, Soup } from "lucide-react";
import { type MouseEvent, useCallback } from "react";
import { Link } from "react-router-dom";
import { roomsBackWords as say } from "#words/game/rooms-back.ts";
import { dayAndMonth, space } from "#words/grammar.ts";
import type { TableAnswer } from "../../../../gateway/api/days-answers.ts";
import { ApiError } from "../../../api.ts";
import { Avatar } from "../../../parts/avatar.tsx";
import { classes } from "../../../parts/classes.ts";
import { useLoaded } from "../../../parts/use-loaded.ts";
import { tableApi } from "../../../room/seats/lasting-tables.ts";
import styles from "./evenings.module.css";

/** A lasting table whose last evening the row names. */
interface Kept {
	key: string;
	/** Epoch ms. */
	last_at: number;
}

export interface EveningProps {
	to: string;
	/** Goes into the history entry. */
	state?: unknown;
	title: string;
	/** Empty for a table, which says its last evening. */
	text: string;
	/** It is this person's turn, or a game runs in which they sit. */
	hot: boolean;
	/** The avatar of the person whom it is about; absent for stories. */
	face?: number | undefined;
	table?: Kept;
	onClick?: (event: MouseEvent) => void;
}

/** Shows one evening as a row that leads there. */
export function Evening({ to, state, title, text, hot, face, table, onClick }: EveningProps) {
	const Icon = table ? Soup : BookOpen;
	return (
		<Link {...{ to, state, onClick }} className={classes(styles.evening, hot && styles.hot)}>
			{face === undefined ? <Icon size={36} aria-hidden /> : <Avatar sprite={face} size={44} />}
			<span>
				<b dir="auto">{title}</b>
				{space}
				<span className={styles.text}>{table ? <LastEvening table={table} /> : text}</span>
			</span>
			<ChevronRight size={24} strokeWidth={3} aria-hidden className={styles.go} />
		</Link>
	);
}

/** Says the title of the best story of a table's last evening; its day where no title is known. */
function LastEvening({ table: { key, last_at } }: { table: Kept }) {
	const { found } = useLoaded(useCallback(() => tableApi.read(key), [key]));
	const title = found instanceof ApiError ? null : bestTitle(found);
	const day = new Date(last_at);
	return say.lastEvening(title ?? dayAndMonth(day.getDate(), day.getMonth()));
}

function bestTitle(table: TableAnswer | null): string | null {
	const stories = table?.shelf?.[0]?.stories ?? [];
	const [best] = [...stories].sort((a, b) => b.awards.length - a.awards.length);
	return best?.title ?? null;
}
