import { type FormEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { ApiError } from "../../api.ts";
import { useWakeLock } from "../../device/wake-lock.ts";
import { codeField } from "../../parts/code/code-field.ts";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { CODE_LENGTH, codeAfter, normaliseCode } from "../../room/codes.ts";
import { Flights } from "../../screens/sparks/flights.tsx";
import { SparkNews } from "../../screens/sparks/spark-news.tsx";
import { tvWords } from "../../words/evening/tv.ts";
import { personWords } from "../../words/person.ts";
import { siteWords } from "../../words/site.ts";
import { Note, Overlay } from "./overlay.tsx";
import { Theatre } from "./theatre.tsx";
import styles from "./tv.module.css";
import { playTvCues } from "./tv-cues.ts";
import { TvMenu } from "./tv-menu.tsx";
import { openTv, tvRoom } from "./tv-room.ts";
import { tvRoute } from "./writers-row.tsx";

const TITLE = `${tvWords.heading} | ${siteWords.product}`;

/** The size in CSS pixels of what flies on a large screen. */
const THROWN = 72;

/**
 * Shows a room on a screen that nobody sits at. `?code=` names the room; `?overlay=1` shows the
 * lower third of a stream on a transparent page, and `&chip=off` hides the code there.
 */
export function TvPage() {
	const [params, setParams] = useSearchParams();
	const code = normaliseCode(params.get("code") ?? "");
	const overlay = params.get("overlay") === "1";
	const { why, retry } = useScreen(code, overlay);
	const { game, connected } = useSnapshot(tvRoom);
	useEffect(() => {
		document.documentElement.classList.toggle(styles.clear ?? "", overlay);
		return () => document.documentElement.classList.remove(styles.clear ?? "");
	}, [overlay]);
	useEffect(() => (overlay ? undefined : playTvCues()), [overlay]);
	if (overlay && why !== null) return <Note>{why}</Note>;
	if (code.length !== 4 || why !== null)
		return (
			<CodeForm
				why={why}
				code={code}
				onCode={(next) => (next === code ? retry() : setParams({ code: next }))}
			/>
		);
	// A snapshot is read-only, and the screens change nothing.
	const shown = game as Game | null;
	if (overlay)
		return (
			shown && (
				<Overlay
					game={shown}
					chip={params.get("chip") !== "off"}
					still={params.get("motion") === "off"}
				/>
			)
		);
	return shown ? (
		<BigScreen room={tvRoom} connected={connected} />
	) : (
		<main className={styles.tv} data-page>
			<title>{TITLE}</title>
			<p role="status">{tvWords.opening}</p>
		</main>
	);
}

interface BigScreenProps {
	/** The room as it changes; it has its first state. */
	room: { game: Game | null; player: OwnPlayer | null };
	connected: boolean;
}

/** Shows a room on a screen, with its sparks and its switches. */
export function BigScreen({ room, connected }: BigScreenProps) {
	const [aloud, setAloud] = useState(false);
	useWakeLock(true);
	const game = useSnapshot(room).game as Game | null; // the screens change nothing
	return (
		<main className={styles.tv} data-page>
			<title>{TITLE}</title>
			{game && <Theatre game={game} aloud={aloud} />}
			{!connected && (
				<p className={styles.offline} role="status">
					{tvWords.offline}
				</p>
			)}
			<TvMenu aloud={aloud} onAloud={setAloud} />
			<Flights routeOf={(spark) => tvRoute(room.game, spark)} size={THROWN} />
			<SparkNews room={room} />
		</main>
	);
}

/**
 * Makes the page a screen of the room with this code. Returns why it is none, and a function that
 * tries again.
 */
function useScreen(code: string, quiet: boolean): { why: string | null; retry: () => void } {
	const [failed, setFailed] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	const { goodbye } = useSnapshot(tvRoom);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try is another connection
	useEffect(() => {
		setFailed(null);
		if (code.length !== 4) return;
		let close = () => {};
		let left = false;
		openTv(code, quiet).then(
			(end) => {
				close = end;
				if (left) end();
			},
			(reason) => setFailed(reason instanceof ApiError ? reason.message : tvWords.failed),
		);
		return () => {
			left = true;
			close();
		};
	}, [code, quiet, tries]);
	return { why: failed ?? goodbye, retry: () => setTries((before) => before + 1) };
}

interface CodeFormProps {
	/** Why the room is not shown. */
	why: string | null;
	code: string;
	onCode: (code: string) => void;
}

/** Asks which room to show. */
function CodeForm({ why, code, onCode }: CodeFormProps) {
	const [typed, setTyped] = useState(code);
	const [short, setShort] = useState(false);
	const fault = short ? personWords.join.badCode : why;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setShort(typed.length < CODE_LENGTH);
		if (typed.length === CODE_LENGTH) onCode(typed);
	};
	return (
		<Page>
			<title>{TITLE}</title>
			<Form className={styles.form} onSubmit={submit}>
				<Heading>{tvWords.heading}</Heading>
				<p>{tvWords.text}</p>
				<Field label={tvWords.code} error={fault}>
					<Input
						{...codeField}
						value={typed}
						aria-invalid={fault !== null}
						onChange={(event) => {
							setTyped(codeAfter(typed, event.target.value));
							setShort(false);
						}}
					/>
				</Field>
				<Button type="submit">{tvWords.show}</Button>
			</Form>
		</Page>
	);
}
