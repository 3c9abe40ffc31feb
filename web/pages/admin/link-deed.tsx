import { useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import styles from "./admin.module.css";
import { endOf } from "./link-end.ts";

interface Props {
	/** The name of the field. */
	label: string;
	placeholder: string;
	/** What happens to the thing behind the link. */
	deed: string;
	busy: boolean;
	/** Gets the end of the link; calls `done` to empty the field. */
	onDeed: (end: string, done: () => void) => void;
}

/** Does something to what a link leads to. */
export function LinkDeed({ label, placeholder, deed, busy, onDeed }: Props) {
	const [link, setLink] = useState("");
	return (
		<div className={styles.search}>
			<Field label={label}>
				<Input
					value={link}
					autoComplete="off"
					inputMode="url"
					placeholder={placeholder}
					onChange={(event) => setLink(event.target.value)}
				/>
			</Field>
			<ConfirmButton
				small
				label={deed}
				sure={adminWords.sure}
				disabled={link.trim() === "" || busy}
				onConfirm={() => onDeed(endOf(link), () => setLink(""))}
			/>
		</div>
	);
}
