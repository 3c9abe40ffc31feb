import { Fragment, type ReactNode } from "react";
import type { WireCharacter, WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/screens.ts";
import { charactersInOrder, partsOf } from "../../game/stories.ts";
import { Marked } from "../../parts/marked.tsx";

const words = screenWords.intro;

const Names = ({ cast }: { cast: WireCharacter[] }) =>
	cast.map(({ id, name }, i) => (
		<Fragment key={id}>
			{i > 0 && (i === cast.length - 1 ? ` ${words.and} ` : ", ")}
			<bdi>
				<Marked>{name}</Marked>
			</bdi>
		</Fragment>
	));

/** Returns the lines of an intro: the cast, and what is known of the story. */
export function introLines(story: WireStory, part: WireSubmission): ReactNode[] {
	const cast = charactersInOrder(story.characters);
	const first = part.index === 0;
	const blind = partsOf(story).length < part.index;
	const names = <Names key="names" cast={cast} />;
	if (first) return [words.once[cast.length === 1 ? 0 : 1], names, words.first];
	return [names, words.yours(cast.length), ...(blind ? [words.blind] : [])];
}
