import { type FormEvent, useState } from "react";
import { LIMITS } from "#game/limits.ts";
import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useSending } from "../../room/sending.ts";
import { useEntry } from "../../room/use-entry.ts";
import { screenWords } from "../../words/screens.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import { FlagButton, flagsOf } from "../story/flags.tsx";
import { StoryHeader } from "../story/story-header.tsx";
import { Strip } from "../story/strip.tsx";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import styles from "./title.module.css";

const words = screenWords.title;

/** Shows the captain's whole story, with the field for its title in the footer. */
export function TitleForm({ game, player, story }: ScreenProps & { story: WireStory }) {
	const { sending, send } = useSending();
	const entry = useEntry({ game, player }, "story/title");
	const [title, setTitle] = useState(entry.start?.story.meta.title ?? "");
	const parts = partsOf(story);
	const saved = flagsOf(game, player, parts);
	const [flagged, setFlagged] = useState<readonly number[]>(
		entry.start?.flagged_submissions ?? saved.flagged,
	);
	const [tried, setTried] = useState(false);
	const untitled = tried && title.trim() === "";
	const flags = { ...saved, flagged };
	const keep = (text: string, marked: readonly number[]) => {
		setTitle(text);
		setFlagged(marked);
		entry.edit(bodyOf(text, marked));
	};
	const bodyOf = (text: string, marked: readonly number[]) => ({
		story: { id: story.id, meta: { title: text } },
		...(flags.allowed.size > 0 && { flagged_submissions: [...marked] }),
	});

	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (title.trim() === "" || sending) return;
		void entry.submit(() => send("story/title", bodyOf(title.trim(), flagged)));
	};

	return (
		<PhasePage
			wide
			header={<StoryHeader game={game} story={story} />}
			limit={game.countdown.limit}
			saved="entry"
			action={
				<Form className={styles.form} onSubmit={submit}>
					<Field label={words.label} error={untitled ? words.missing : null}>
						<Input
							value={title}
							aria-invalid={untitled}
							maxLength={LIMITS.titleLength}
							placeholder={words.placeholder}
							autoComplete="off"
							enterKeyHint="done"
							onChange={(event) => keep(event.target.value, flagged)}
						/>
					</Field>
					<SubmitButton busy={sending} lacking={title.trim() === ""}>
						{words.submit}
					</SubmitButton>
				</Form>
			}
		>
			<TwoPages
				left={
					<>
						<Heading>{words.heading}</Heading>
						<Subheader game={game}>{words.text(isSolo(game))}</Subheader>
						<CastLine story={story} />
						<AtWork game={game} done={STATUS.postStoryTitle} />
					</>
				}
				right={parts.map((part) => (
					<Strip key={part.id} game={game} part={part}>
						<FlagButton flags={flags} part={part} onFlag={(marked) => keep(title, marked)} />
					</Strip>
				))}
			/>
		</PhasePage>
	);
}
