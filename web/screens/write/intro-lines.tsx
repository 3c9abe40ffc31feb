import type { ReactNode } from "react";
import type { WireCharacter, WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { listed, withinSentence } from "#words/grammar.ts";
import { charactersInOrder, partsOf } from "../../game/stories.ts";
import { latePart } from "../../parts/late-part.tsx";
import { MarkedNames } from "../../parts/story/marked-names.tsx";

const SequelIntro = latePart(() => import("../sequel/parts.ts"), "SequelIntro");

const words = screenWords.intro;

interface NamesProps {
	cast: WireCharacter[];
	/** True if the names go on with a sentence, false if they begin it. */
	within: boolean;
}

/** Shows the names as a list of the page's language, each marked. */
function Names({ cast, within }: NamesProps) {
	const names = cast.map(({ name }, i) => (within || i > 0 ? withinSentence(name) : name));
	return <MarkedNames names={names} join={listed} />;
}

/** Returns the lines of an intro: the cast, and what is known of the story. */
export function introLines(story: WireStory, part: WireSubmission, sequel: boolean): ReactNode[] {
	const cast = charactersInOrder(story.characters);
	const first = part.index === 0;
	const blind = partsOf(story).length < part.index;
	const names = <Names key="names" cast={cast} within={first && !sequel} />;
	if (first && sequel) return [names, <SequelIntro key="sequel" />];
	if (first) return [words.once[cast.length === 1 ? 0 : 1], names, words.first];
	return [names, words.yours(cast.length), ...(blind ? [words.blind] : [])];
}
