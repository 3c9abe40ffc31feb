import { LIMITS } from "#game/limits.ts";
import type { WireStory } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { classes } from "../../parts/classes.ts";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoryHeader } from "../story/story-header.tsx";
import styles from "./title.module.css";
import { PartsPage, TaskPage } from "./title-pages.tsx";
import { type TitleState, useTitle } from "./use-title.ts";

const words = screenWords.title;

/**
 * Shows the captain's whole story, with the field for its title: on the left page of two, and else
 * in the footer.
 */
export function TitleForm({ game, player, story }: ScreenProps & { story: WireStory }) {
	const title = useTitle({ game, player, story });
	const spread = useOpen();
	return (
		<PhasePage
			wide
			header={<StoryHeader game={game} story={story} />}
			limit={game.countdown.limit}
			saved="entry"
			action={!spread && <TitleField {...title} />}
		>
			<TwoPages
				left={
					<TaskPage game={game} story={story} {...title}>
						{spread && <TitleField {...title} large />}
					</TaskPage>
				}
				right={<PartsPage game={game} parts={title.parts} flags={title.flags} flag={title.flag} />}
			/>
		</PhasePage>
	);
}

/** Shows the field for the title, with its button. */
const TitleField = ({
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
