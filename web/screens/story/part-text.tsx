import type { WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "../../words/screens.ts";
import "./part.css";

/**
 * A part's text with its line breaks; a part that is removed, empty or still on its way says so.
 */
export function PartText({ part }: { part: WireSubmission }) {
	if (part.meta.censored) return <p className="part-text removed">{screenWords.censor.removed}</p>;
	if (part.content_follows) return <p className="part-text blank">{screenWords.write.follows}</p>;
	if (part.content.trim() === "")
		return <p className="part-text blank">{screenWords.write.blank}</p>;
	return <p className="part-text">{part.content.trim()}</p>;
}
