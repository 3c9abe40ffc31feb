import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { ApiError } from "../../api.ts";
import { setHiddenCode } from "../../device/streamer-mode.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { codeField } from "../../parts/code/code-field.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { CODE_LENGTH, codeAfter, isCode } from "../../room/codes.ts";
import { joinRoom } from "../../room/room.ts";
import { roomWay } from "../../room/room-address.ts";
import { suggestedCode } from "../../room/seats/look-up.ts";
import { store } from "../../store.ts";
import { personWords } from "../../words/person.ts";
import { siteWords } from "../../words/site.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import styles from "./join.module.css";

/**
 * Suggests the code of the last room, unless the player has typed by then. Returns the ref for the
 * field.
 */
function useSuggestion(suggest: (code: string) => void): RefObject<HTMLInputElement | null> {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		void suggestedCode().then((code) => {
			if (code === null || field.current?.value !== "") return;
			flushSync(() => suggest(code));
			if (document.activeElement === field.current) field.current.select();
		});
	}, [suggest]);
	return field;
}

/** Shows /play/join: the field for a room code. `?audience=true` asks for an audience seat. */
export function JoinPage() {
	const say = personWords.join;
	const [query] = useSearchParams();
	const as = query.get("audience") === "true" ? "audience" : "players";
	const { hiddenCode } = useSnapshot(store);
	const [code, setCode] = useState("");
	const field = useSuggestion(setCode);
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	const join = async (event: FormEvent) => {
		event.preventDefault();
		if (code === "") return setAlert(personWords.alerts.roomCode);
		if (!isCode(code)) return setError(say.badCode);
		setBusy(true);
		setError(null);
		try {
			await joinRoom(code, as);
			navigate(...roomWay(code));
		} catch (reason) {
			const text = reason instanceof Error ? reason.message.trim() : String(reason);
			if (reason instanceof ApiError && reason.status !== 0) setError(text);
			else setAlert(text);
		} finally {
			setBusy(false);
		}
	};

	return (
		<Form className={sitePage.form} noValidate onSubmit={join}>
			<SitePage
				title={say.title}
				heading={as === "audience" ? say.audienceHeading : say.heading}
				back="/play"
				footer={
					<Button type="submit" busy={busy}>
						{as === "audience" ? say.joinAudience : say.join}
					</Button>
				}
			>
				<div className={styles.code}>
					<p className={styles.coming}>
						<Avatar sprite={store.profile?.sprite_id ?? 0} size={64} blink />
						{say.as(store.profile?.name ?? siteWords.card.guest)}
					</p>
					<Field label={say.code} error={error}>
						<Input
							{...codeField}
							ref={field}
							className={styles.input}
							type={hiddenCode ? "password" : "text"}
							value={code}
							required
							minLength={CODE_LENGTH}
							// The field is all there is on this page.
							autoFocus
							enterKeyHint="go"
							aria-invalid={error !== null || alert !== null}
							onChange={(event) => {
								setCode(codeAfter(code, event.target.value));
								setError(null);
							}}
						/>
					</Field>
					<Toggle checked={hiddenCode} onChange={setHiddenCode} label={say.hide} />
					<p className={common.quiet}>{say.hideHint}</p>
				</div>
				<Alert text={alert} onClose={() => setAlert(null)} />
			</SitePage>
		</Form>
	);
}
