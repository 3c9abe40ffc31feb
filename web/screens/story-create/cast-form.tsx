import { type FormEvent, useId, useState } from "react";
import type { Maturity } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { charactersOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useSending } from "../../room/sending.ts";
import { useEntry } from "../../room/use-entry.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { forcesAllAges, picked } from "../story/picking.ts";
import { RATINGS, ratingOf } from "../story/ratings.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import styles from "./story-create.module.css";

const words = screenWords.create;

/** Shows the player's hand as cards to pick from, and the rating if the room leaves a choice. */
export function CastForm({ game, player }: ScreenProps) {
	const { settings } = game;
	const hand = charactersOf(player.characters);
	const min = Math.min(settings.min_characters, hand.length);
	const max = settings.max_characters;
	const { sending, send } = useSending();
	const story = player.current_story;
	const entry = useEntry({ game, player }, "story/create");
	const [picks, setPicks] = useState<number[]>(entry.start?.story.characters ?? []);
	const [rating, setRating] = useState<Maturity | null>(
		ratingOf(entry.start?.story.settings?.mature),
	);
	const keep = (characters: number[], rated: Maturity | null) => {
		setPicks(characters);
		setRating(rated);
		const settings = rated === null ? {} : { mature: rated === "MATURE" };
		if (story) entry.edit({ story: { id: story.id, characters, settings } });
	};
	const forced = forcesAllAges(
		settings,
		hand.filter((character) => picks.includes(character.id)),
	);
	const unrated = settings.maturity === "MATURE" && !forced && rating === null;
	const mature = settings.maturity === "MATURE" && !forced && rating === "MATURE";
	const missing = min - picks.length;
	const [tried, setTried] = useState(false);
	const form = useId();
	const few = tried && missing > 0;
	const select = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!story || sending || missing > 0 || unrated) return;
		void entry.submit(() =>
			send("story/create", { story: { id: story.id, characters: picks, settings: { mature } } }),
		);
	};

	return (
		<Page
			wide
			header={<StoryHeader game={game} story={story} rating={mature ? "MATURE" : "ALL_AGES"} />}
			footer={
				<RoomFooter limit={game.countdown.limit} saved="entry">
					<SubmitButton form={form} busy={sending} lacking={missing > 0 || unrated || !story}>
						{missing > 0 ? words.more(missing) : unrated ? words.unrated : words.select}
					</SubmitButton>
				</RoomFooter>
			}
		>
			<TwoPages
				left={
					<>
						<Heading>{words.heading}</Heading>
						<Subheader game={game} needed>
							{words.text(min, max)}
						</Subheader>
						<AtWork game={game} done={STATUS.postStoryCreate} />
					</>
				}
				right={
					<Form id={form} noValidate className={styles.form} onSubmit={select}>
						<div data-field data-wrong={few || undefined}>
							<fieldset className={styles.hand}>
								<legend className={common.silentText}>{words.hand}</legend>
								{hand.map((character) => (
									<label key={character.id} data-pick={picks.indexOf(character.id) + 1}>
										<input
											type="checkbox"
											checked={picks.includes(character.id)}
											onChange={() => keep(picked(picks, character.id, max), rating)}
										/>
										<span dir="auto" className={styles.name}>
											{character.name}
										</span>
										{settings.character_maturity && (
											<Pill>
												{screenWords.rating[character.meta.mature ? "MATURE" : "ALL_AGES"]}
											</Pill>
										)}
									</label>
								))}
							</fieldset>
							<FieldNotes error={few ? words.more(missing) : null} />
						</div>
						{settings.maturity === "MATURE" && (
							<div>
								<Segmented
									label={words.rating}
									options={RATINGS}
									value={forced ? "ALL_AGES" : rating}
									onChange={(rated) => keep(picks, rated)}
									error={tried && unrated ? words.unrated : null}
								/>
								{forced && <p className={common.quiet}>{words.forced}</p>}
							</div>
						)}
					</Form>
				}
			/>
		</Page>
	);
}
