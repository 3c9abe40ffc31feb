import { type FormEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { ApiError } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { normaliseCode } from "../../room/codes.ts";
import { tvWords } from "../../words/show/tv.ts";
import { siteWords } from "../../words/site.ts";
import { Overlay } from "./overlay.tsx";
import { Theatre } from "./theatre.tsx";
import styles from "./tv.module.css";
import { openTv, tvRoom } from "./tv-room.ts";

const TITLE = `${tvWords.heading} | ${siteWords.product}`;

/**
 * Shows a room on a screen that nobody sits at. `?code=` names the room; `?overlay=1` shows the
 * lower third of a stream on a transparent page, and `&code_chip=off` hides the code there.
 */
export function TvPage() {
	const [params, setParams] = useSearchParams();
	const code = normaliseCode(params.get("code") ?? "");
	const overlay = params.get("overlay") === "1";
	const [error, setError] = useState<string | null>(null);
	const { game, goodbye, connected } = useSnapshot(tvRoom);
	useEffect(() => {
		document.documentElement.classList.toggle(styles.clear ?? "", overlay);
		return () => document.documentElement.classList.remove(styles.clear ?? "");
	}, [overlay]);
	useEffect(() => {
		if (code.length !== 4) return;
		let close = () => {};
		let left = false;
		setError(null);
		openTv(code).then(
			(end) => {
				close = end;
				if (left) end();
			},
			(reason) => setError(reason instanceof ApiError ? reason.message : tvWords.failed),
		);
		return () => {
			left = true;
			close();
		};
	}, [code]);
	const why = error ?? goodbye;
	if (code.length !== 4 || why !== null)
		return <CodeForm why={why} onCode={(next) => setParams({ code: next })} />;
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
	return (
		<main className={styles.tv} data-page>
			<title>{TITLE}</title>
			{shown ? <Theatre game={shown} /> : <p role="status">{tvWords.opening}</p>}
			{shown && !connected && (
				<p className={styles.offline} role="status">
					{tvWords.offline}
				</p>
			)}
		</main>
	);
}

/** Asks which room to show. */
function CodeForm({ why, onCode }: { why: string | null; onCode: (code: string) => void }) {
	const [typed, setTyped] = useState("");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (normaliseCode(typed).length === 4) onCode(normaliseCode(typed));
	};
	return (
		<Page>
			<title>{TITLE}</title>
			<form className={styles.form} onSubmit={submit}>
				<Heading>{tvWords.heading}</Heading>
				<p>{tvWords.text}</p>
				<Field label={tvWords.code} error={why}>
					<Input
						value={typed}
						maxLength={4}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						onChange={(event) => setTyped(event.target.value)}
					/>
				</Field>
				<Button type="submit">{tvWords.show}</Button>
			</form>
		</Page>
	);
}
