import { use } from "react";
import { Field } from "../../parts/form/field.tsx";
import { RefusedField } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";

interface Props {
	label: string;
	hint?: string | undefined;
	value: string;
	onChange: (name: string) => void;
}

/** Shows the input of an account's name, which password managers fill in. */
export const NameField = ({ label, hint, value, onChange }: Props) => (
	<Field label={label} hint={hint}>
		<Input
			name="username"
			value={value}
			required
			maxLength={30}
			autoComplete="username"
			aria-invalid={use(RefusedField) === "name"}
			autoCapitalize="none"
			spellCheck={false}
			onChange={(event) => onChange(event.target.value)}
		/>
	</Field>
);
