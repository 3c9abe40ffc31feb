import type { WireStory } from "#game/wire/state.ts";
import { charactersOf } from "../../game/stories.ts";
import { Marked } from "../../parts/marked.tsx";
import { screenWords } from "../../words/screens.ts";
import "./part.css";

/** Who the story is about, on one line. */
export function CastLine({ story }: { story: WireStory }) {
	const cast = charactersOf(story.characters);
	if (cast.length === 0) return null;
	return (
		<p className="cast-line">
			<span className="quiet">{screenWords.write.cast} </span>
			{cast.map(({ id, name }, i) => (
				<span key={id}>
					{i > 0 && " "}
					<Marked>{name}</Marked>
				</span>
			))}
		</p>
	);
}
