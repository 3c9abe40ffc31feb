import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { CODE_LENGTH, isCode, normaliseCode } from "../../room/codes.ts";
import { joinRoom } from "../../room/room.ts";
import { lastCode, readSeat } from "../../room/seat.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import styles from "./join.module.css";

/** Shows /play/join: the field for a room code. `?audience=true` asks for an audience seat. */
export function JoinPage() {
	const say = siteWords.join;
	const [query] = useSearchParams();
	const as = query.get("audience") === "true" ? "audience" : "players";
	const { hiddenCode } = useSnapshot(store);
	const [code, setCode] = useState(lastCode() ?? "");
	const [error, setError] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	const join = async (event: FormEvent) => {
		event.preventDefault();
		if (!isCode(code)) return setError(say.badCode);
		setBusy(true);
		setError(null);
		try {
			// A player with a seat skips the join, because it would take a second seat.
			if (readSeat()?.roomCode !== code) await joinRoom(code, as);
			navigate(`/game/${code}`);
		} catch (reason) {
			setError(reason instanceof Error ? reason.message : String(reason));
		} finally {
			setBusy(false);
		}
	};

	return (
		<form className={sitePage.form} noValidate onSubmit={join}>
			<SitePage
				title={say.title}
				heading={as === "audience" ? say.audienceHeading : say.heading}
				back="/play"
				footer={
					<Button type="submit" busy={busy} disabled={code.length !== CODE_LENGTH}>
						{as === "audience" ? say.joinAudience : say.join}
					</Button>
				}
			>
				<div className={styles.code}>
					<p className={styles.coming}>
						<Avatar sprite={store.profile?.sprite_id ?? 0} size={64} blink />
						{say.as(store.profile?.name ?? siteWords.home.guest)}
					</p>
					<Field label={say.code} error={error}>
						<Input
							className={styles.input}
							type={hiddenCode ? "password" : "text"}
							value={code}
							required
							minLength={CODE_LENGTH}
							// The field is all there is on this page.
							autoFocus
							autoComplete="off"
							autoCapitalize="characters"
							autoCorrect="off"
							spellCheck={false}
							enterKeyHint="go"
							aria-invalid={error !== null}
							onChange={(event) => {
								setCode(normaliseCode(event.target.value).slice(0, CODE_LENGTH));
								setError(null);
							}}
						/>
					</Field>
					<Toggle
						checked={hiddenCode}
						onChange={(hidden) => {
							store.hiddenCode = hidden;
						}}
						label={say.hide}
					/>
					<p className={common.quiet}>{say.hideHint}</p>
				</div>
			</SitePage>
		</form>
	);
}
