import type { WireSubmission } from "../../gateway/protocol.ts";
import { screenWords } from "./words.ts";
import "./part.css";

/** What stands in a part, with its line breaks; empty and censored ones say so. */
export function PartText({ part }: { part: WireSubmission }) {
	if (part.meta.censored) return <p className="part-text removed">{screenWords.censor.removed}</p>;
	if (part.content.trim() === "") return <p className="part-text blank">{screenWords.write.blank}</p>;
	return <p className="part-text">{part.content.trim()}</p>;
}
