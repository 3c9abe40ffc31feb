import { type FormEvent, useState } from "react";
import { tvWords } from "#words/game/tv.ts";
import { personWords } from "#words/site/person.ts";
import { siteWords } from "#words/site/site.ts";
import { CODE_LENGTH } from "../parts/code/codes.ts";
import { useCodeField } from "../parts/code/use-code-field.ts";
import { Button } from "../parts/form/button.tsx";
import { Field } from "../parts/form/field.tsx";
import { Form } from "../parts/form/form.tsx";
import { Input } from "../parts/form/input.tsx";
import { Heading } from "../parts/page/heading.tsx";
import { Logo } from "../parts/page/logo.tsx";
import { Stage } from "../screens/story/stage.tsx";
import ask from "./code-form.module.css";
import styles from "./tv.module.css";

interface CodeFormProps {
	/** The reason why the room is not shown. */
	why: string | null;
	code: string;
	onCode: (code: string) => void;
}

/** Asks before the closed curtain which room to show, large enough for a sofa. */
export function CodeForm({ why, code, onCode }: CodeFormProps) {
	const [typed, setTyped] = useState(code);
	const [short, setShort] = useState(false);
	const codeField = useCodeField(code, (next) => {
		setTyped(next);
		setShort(false);
	});
	const fault = short ? personWords.join.badCode : why;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setShort(typed.length < CODE_LENGTH);
		if (typed.length === CODE_LENGTH) onCode(typed);
	};
	return (
		<main className={styles.tv} data-page>
			<title>{`${tvWords.heading} | ${siteWords.product}`}</title>
			<Stage open={false} full since={0}>
				<Form className={ask.form} onSubmit={submit}>
					<Logo className={ask.logo} />
					<Heading>{tvWords.heading}</Heading>
					<p>{tvWords.text}</p>
					<Field label={tvWords.code} error={fault}>
						<Input {...codeField} className={ask.code} aria-invalid={fault !== null} />
					</Field>
					<Button type="submit" className={ask.show}>
						{tvWords.show}
					</Button>
				</Form>
			</Stage>
		</main>
	);
}
