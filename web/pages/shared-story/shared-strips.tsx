import type { PublicStory } from "../../../gateway/api/answers.ts";
import { partContent } from "../../exports/part-content.ts";
import { marked } from "../../game/marked-word.ts";
import { partName } from "../../game/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Marked } from "../../parts/marked.tsx";
import { exportWords as words } from "../../words/exports.ts";
import "../../screens/story/part.css";
import "../../parts/page/sheet.css";
import "./shared-story.css";

/** A shared story as strips of paper; of its writers' pictures only the starter's is known here. */
export function SharedStrips({ story }: { story: PublicStory }) {
	const { title, captain, characters, parts } = story;
	const [before, word, after] = marked(title);
	return (
		<>
			<h1 className="story-title">
				{before}
				<Marked>{word}</Marked>
				{after}
			</h1>
			{characters.length > 0 && (
				<p className="cast-line">
					<span className="quiet">{words.with} </span>
					{characters.map((name, i) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list never changes
						<span key={i}>
							{i > 0 && " "}
							<Marked>{name}</Marked>
						</span>
					))}
				</p>
			)}
			{captain && <p className="quiet">{words.startedBy(captain.name)}</p>}
			{parts.map((part, i) => {
				const { kind, text } = partContent(part.content, part.censored);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the story, and the story never changes
					<article className="sheet strip" key={i}>
						<span className="writer">
							{captain && part.player === captain.name ? (
								<Avatar sprite={captain.sprite_id} size={48} />
							) : (
								<span className="initial" aria-hidden="true">
									{[...(part.player ?? "?")][0]}
								</span>
							)}
						</span>
						<h2 className="by">{part.player ? words.by(part.player, partName(i)) : partName(i)}</h2>
						<p className={`part-text ${kind}`}>{text}</p>
					</article>
				);
			})}
		</>
	);
}
