import { type FormEvent, useId } from "react";
import { STATUS } from "#game/status.ts";
import common from "../../parts/common.module.css";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { screenWords } from "../../words/screens.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { RATINGS } from "../story/ratings.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import styles from "./story-create.module.css";
import { useCast } from "./use-cast.ts";

const words = screenWords.create;

/** Shows the player's hand as cards to pick from, and the rating if the room leaves a choice. */
export function CastForm({ game, player }: ScreenProps) {
	const { settings } = game;
	const story = player.current_story;
	const cast = useCast({ game, player });
	const { missing, unrated } = cast;
	const form = useId();
	const few = cast.tried && missing > 0;
	const select = (event: FormEvent) => {
		event.preventDefault();
		cast.submit();
	};

	return (
		<PhasePage
			wide
			header={
				<StoryHeader game={game} story={story} rating={cast.mature ? "MATURE" : "ALL_AGES"} />
			}
			limit={game.countdown.limit}
			saved="entry"
			action={
				<SubmitButton form={form} busy={cast.sending} lacking={missing > 0 || unrated || !story}>
					{missing > 0 ? words.more(missing) : unrated ? words.unrated : words.select}
				</SubmitButton>
			}
		>
			<TwoPages
				left={
					<>
						<Heading>{words.heading}</Heading>
						<Subheader game={game} needed>
							{words.text(cast.min, cast.max)}
						</Subheader>
						<AtWork game={game} done={STATUS.postStoryCreate} />
					</>
				}
				right={
					<Form id={form} noValidate className={styles.form} onSubmit={select}>
						<div data-field data-wrong={few || undefined}>
							<fieldset className={styles.hand}>
								<legend className={common.silentText}>{words.hand}</legend>
								{cast.hand.map((character) => (
									<label key={character.id} data-pick={cast.picks.indexOf(character.id) + 1}>
										<input
											type="checkbox"
											checked={cast.picks.includes(character.id)}
											onChange={() => cast.pick(character.id)}
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
									value={cast.rating}
									onChange={cast.rate}
									error={cast.tried && unrated ? words.unrated : null}
								/>
								{cast.forced && <p className={common.quiet}>{words.forced}</p>}
							</div>
						)}
					</Form>
				}
			/>
		</PhasePage>
	);
}
