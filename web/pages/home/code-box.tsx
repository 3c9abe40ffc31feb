import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import { CODE_LENGTH } from "../../parts/code/codes.ts";
import { useCodeField } from "../../parts/code/use-code-field.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { lateModule } from "../../parts/late-part.tsx";
import { roomWay } from "../../room/room-address.ts";
import { store } from "../../store.ts";
import styles from "./code-box.module.css";

const say = siteWords.home;
const BOXES = Array.from({ length: CODE_LENGTH }, (_, box) => box);
const entering = lateModule(() => import("./enter-by-code.ts"));
const HIDDEN = "*";

/** Shows the field for a room code as four boxes. It leads into the room at the fourth letter. */
export function CodeBox() {
	const { hiddenCode } = useSnapshot(store);
	const [code, setCode] = useState("");
	const [error, setError] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const [id, hint] = [useId(), useId()];
	const navigate = useNavigate();

	const enter = async (wanted: string) => {
		setBusy(true);
		setError(null);
		const fault = await entering
			.load()
			.then(({ enterByCode }) => enterByCode(wanted))
			.catch((reason: unknown) => String(reason));
		if (fault === null) return navigate(...roomWay(wanted));
		setBusy(false);
		setError(fault);
		field.current?.focus();
	};
	const change = (next: string) => {
		setCode(next);
		setError(null);
	};
	const codeField = useCodeField("", change, (full) => !busy && void enter(full));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!busy) void enter(code);
	};

	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<h2>
				<label htmlFor={id}>{say.gotCode}</label>
			</h2>
			<div className={styles.row}>
				<span className={styles.code}>
					<input
						{...codeField}
						id={id}
						ref={field}
						className={styles.input}
						type={hiddenCode ? "password" : "text"}
						enterKeyHint="go"
						aria-describedby={hint}
						aria-invalid={error !== null}
					/>
					{BOXES.map((box) => (
						<span
							key={box}
							aria-hidden
							// take-over.js notes a letter here that is typed before React answers.
							data-typed=""
							className={classes(
								styles.box,
								box === Math.min(code.length, CODE_LENGTH - 1) && styles.next,
								code[box] === undefined && styles.empty,
							)}
						>
							{code[box] && (hiddenCode ? HIDDEN : code[box])}
						</span>
					))}
				</span>
				<Button type="submit" busy={busy} className={styles.join}>
					{say.join}
				</Button>
			</div>
			<p id={hint} className={common.silentText}>
				{say.codeHint}
			</p>
			<FieldNotes error={error} />
		</form>
	);
}
