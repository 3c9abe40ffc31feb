import { use, useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { Field } from "../../parts/form/field.tsx";
import { RefusedField } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";

interface PasswordFieldProps {
	label: string;
	hint?: string;
	value: string;
	onChange: (value: string) => void;
	/** A new password, for which password managers make a proposal. */
	fresh?: boolean;
	invalid?: boolean;
}

/** Shows a field for a password, with a switch that shows what was typed. */
export function PasswordField({
	label,
	hint,
	value,
	onChange,
	fresh = false,
	invalid = false,
}: PasswordFieldProps) {
	const refused = use(RefusedField) === (fresh ? "new_password" : "password");
	const [shown, setShown] = useState(false);
	return (
		<>
			<Field label={label} hint={hint}>
				<Input
					type={shown ? "text" : "password"}
					value={value}
					maxLength={200}
					required
					autoComplete={fresh ? "new-password" : "current-password"}
					autoCapitalize="none"
					spellCheck={false}
					aria-invalid={invalid || refused}
					onChange={(event) => onChange(event.target.value)}
				/>
			</Field>
			<Toggle checked={shown} onChange={setShown} label={ownAccountWords.signIn.show} />
		</>
	);
}
