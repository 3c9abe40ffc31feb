import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { partsOf } from "../../game/stories.ts";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import input from "../../parts/form/input.module.css";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";
import { StoryShare } from "../share/story-share.tsx";
import { linesIn, withLine } from "./best-line.ts";
import { answerOn } from "./days.ts";
import { LineConsent } from "./line-consent.tsx";
import { OthersLines } from "./others-lines.tsx";

interface Props {
	game: Game;
	story: WireStory;
	/** The UTC date of the line that the story began with. */
	date: string;
}

/** Lets the writer choose their best line for card and others. A blank story has none. */
export default function LineEnd({ game, story, date }: Props) {
	const lines = partsOf(story).flatMap(linesIn);
	const [sentence, setSentence] = useState(() => Math.max(0, lines.indexOf(bestOf(story))));
	const [answer, setAnswer] = useState(() => answerOn(date));
	const language = useStoryLanguage();
	const written = lines.length > 0;
	return (
		<>
			{written && (
				<Field label={say.best}>
					<select
						className={input.input}
						dir="auto"
						value={sentence}
						// Others have this one until the writer takes it back.
						disabled={answer === true}
						onChange={(event) => setSentence(Number(event.target.value))}
					>
						{lines.map((line, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished story never change places
							<option key={i} value={i} dir="auto" lang={language}>
								{line}
							</option>
						))}
					</select>
				</Field>
			)}
			<section aria-label={sharingWords.heading}>
				<StoryShare game={game} story={withLine(story, lines[sentence])} />
			</section>
			{written && (
				<LineConsent {...{ date, sentence, answer }} code={game.room_code} onAnswer={setAnswer} />
			)}
			<OthersLines />
			<ButtonLink kind="plain" small to="/library">
				{say.days.heading}
			</ButtonLink>
		</>
	);
}

const bestOf = ({ meta }: WireStory): string => meta.best_line ?? "";
