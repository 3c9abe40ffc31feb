import { type FormEvent, useId, useState } from "react";
import { STATUS } from "#game/status.ts";
import { isSolo } from "../../game/seats.ts";
import { charactersOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useSending } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { forcesAllAges } from "../story/picking.ts";
import { RATINGS } from "../story/ratings.ts";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import styles from "./characters.module.css";
import { repeatedNames, useNameDrafts } from "./name-drafts.ts";
import { NameFields } from "./name-fields.tsx";

const words = screenWords.characters;

/**
 * Shows the fields for the player's characters. With `pair` they are the cast of the player's own
 * story, which is rated here too.
 */
export function CharacterForm({ game, player, pair }: ScreenProps & { pair: boolean }) {
	const { settings } = game;
	const form = useId();
	const { sending, send } = useSending();
	const { drafts, rating, edit, rate, submit: submitEntry } = useNameDrafts(game, player, pair);
	const locked = charactersOf(player.characters).filter((character) => character.meta.locked);
	const names = drafts.map((draft) => draft.name.trim());
	const repeated = settings.allow_duplicate_characters
		? names.map(() => false)
		: repeatedNames(
				names,
				locked.map((character) => character.name),
			);
	const empty = names.filter((name) => name === "").length;
	const ratesStory = pair && settings.maturity === "MATURE";
	const forced =
		ratesStory &&
		forcesAllAges(
			settings,
			drafts.map((draft) => ({ meta: draft })),
		);
	const unrated = ratesStory && !forced && rating === null;
	const [tried, setTried] = useState(false);
	const ready = empty === 0 && !repeated.includes(true) && !unrated;

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!ready || sending) return;
		const characters = drafts.map((draft) => ({
			name: draft.name.trim(),
			meta: settings.character_maturity ? { mature: draft.mature } : {},
		}));
		const mature = !forced && rating === "MATURE";
		await submitEntry(() =>
			pair
				? send("game/otpCharacter", { characters, story: { settings: { mature } } })
				: send("game/character", { characters }),
		);
	};

	return (
		<PhasePage
			wide
			limit={game.countdown.limit}
			saved="entry"
			action={
				<SubmitButton form={form} busy={sending} lacking={!ready}>
					{empty > 0
						? words.left(empty)
						: unrated
							? words.unrated
							: pair
								? words.submitPair
								: words.submit}
				</SubmitButton>
			}
		>
			<TwoPages
				left={
					<>
						<Heading>{pair ? words.pairHeading(drafts.length) : words.heading}</Heading>
						<Subheader game={game} needed>
							{pair ? words.pairText(drafts.length) : words.text(isSolo(game))}
						</Subheader>
						<AtWork game={game} done={STATUS.postCharacters} />
					</>
				}
				right={
					<Form id={form} className={styles.form} onSubmit={submit}>
						<NameFields
							drafts={drafts}
							repeated={repeated}
							tried={tried}
							locked={locked}
							rated={settings.character_maturity}
							edit={edit}
						/>
						{ratesStory && (
							<Segmented
								label={words.story}
								options={RATINGS}
								value={forced ? "ALL_AGES" : rating}
								onChange={rate}
								error={tried && unrated ? words.unrated : null}
							/>
						)}
						{forced && <p className={common.quiet}>{screenWords.create.forced}</p>}
					</Form>
				}
			/>
		</PhasePage>
	);
}
