import { createWords as say } from "#words/game/create.ts";
import { Button } from "../../parts/form/button.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { lengthOf } from "../../screens/settings/lengths.ts";
import styles from "./create.module.css";
import type { CreateFormState } from "./use-create-form.ts";

interface Props {
	form: CreateFormState;
	/** The number of people that the host expects. */
	people: number;
}

/**
 * Shows the button that opens the room, with how long the game takes, and why no room can be
 * opened.
 */
export function CreateFooter({ form, people }: Props) {
	const { settings, alone } = form.rules;
	return (
		<>
			{form.error && (
				<Banner kind="red" onDismiss={form.dismissError}>
					{form.error}
				</Banner>
			)}
			<Button type="submit" busy={form.busy} className={styles.open}>
				{say.create(alone, lengthOf(settings, people))}
			</Button>
		</>
	);
}
