import { type FormEvent, type ReactNode, useState } from "react";
import { useAccountTask } from "../../account/account-task.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";

interface AddLineProps {
	label: string;
	hint: string;
	/** The maximum length in UTF-16 units. */
	longest: number;
	button: string;
	/** Rejects if the server refuses the line; the field then keeps it. */
	onAdd: (line: string) => Promise<void>;
	/** Further fields. */
	children?: ReactNode;
}

/** Shows a field that adds a line to a list. */
export function AddLine({ label, hint, longest, button, onAdd, children }: AddLineProps) {
	const [line, setLine] = useState("");
	const { busy, error, run } = useAccountTask();
	const add = (event: FormEvent) => {
		event.preventDefault();
		run(async () => {
			await onAdd(line);
			setLine("");
		});
	};
	return (
		<Form className={common.closeStack} onSubmit={add}>
			<Field label={label} hint={hint} error={error}>
				<Input
					value={line}
					maxLength={longest}
					autoComplete="off"
					enterKeyHint="done"
					aria-invalid={error !== null}
					onChange={(event) => setLine(event.target.value)}
				/>
			</Field>
			{children}
			<Button type="submit" kind="plain" small busy={busy} disabled={line.trim() === ""}>
				{button}
			</Button>
		</Form>
	);
}
