import { LIMITS } from "#game/limits.ts";
import { screenWords } from "#words/game/screens.ts";
import { classes } from "../../parts/classes.ts";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import styles from "./title.module.css";
import type { TitleState } from "./use-title.ts";

const words = screenWords.title;

/** Shows the field for the title, with its button. */
export const TitleField = ({
	title,
	type,
	empty,
	untitled,
	sending,
	submit,
	large = false,
}: TitleState & { large?: boolean }) => (
	<Form className={classes(styles.form, large && styles.large)} onSubmit={submit}>
		<Field label={words.label} error={untitled ? words.missing : null}>
			<Input
				lang={useStoryLanguage()}
				value={title}
				aria-invalid={untitled}
				maxLength={LIMITS.titleLength}
				placeholder={words.placeholder}
				autoComplete="off"
				enterKeyHint="done"
				onChange={(event) => type(event.target.value)}
			/>
		</Field>
		<SubmitButton busy={sending} lacking={empty}>
			{words.submit}
		</SubmitButton>
	</Form>
);
