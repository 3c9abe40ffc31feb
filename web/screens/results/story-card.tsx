import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { points } from "../../game/ordinals.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { Dialog } from "../../parts/page/dialog.tsx";
import { screenWords } from "../../words/screens.ts";
import { CastLine } from "../story/cast-line.tsx";
import { Strip } from "../story/strip.tsx";
import { StoryShare } from "./story-share.tsx";
import { TopReactions } from "./top-reactions.tsx";

const words = screenWords.results;

interface Props {
	game: Game;
	story: WireStory;
	rank: number;
	score: number;
}

/** A finished story as a row of the ranking, which opens to be read. */
export function StoryCard({ game, story, rank, score }: Props) {
	const [open, setOpen] = useState(false);
	const title = titleOf(story);
	const awards = story.meta.awards.join(", ");
	return (
		<>
			<button type="button" className="row story-row" onClick={() => setOpen(true)}>
				<span className="n">{rank}</span>
				<span className="t">
					<span className="title">{title}</span>
					{awards && <span className="quiet">{awards}</span>}
				</span>
				<span className="p">{points(score)}</span>
			</button>
			<Dialog
				title={<span className="story-title">{title}</span>}
				open={open}
				onClose={() => setOpen(false)}
			>
				<div className="story-open">
					<p className="quiet">
						{story.captain && `${screenWords.read.by(story.captain.name)}, `}
						{words.points(points(score))}
						{awards && `, ${awards}`}
					</p>
					<CastLine story={story} />
					<TopReactions counts={story.meta.reactions} whose={title} />
					{partsOf(story).map((part) => (
						<Strip key={part.id} game={game} part={part} />
					))}
					<StoryShare game={game} story={story} />
				</div>
			</Dialog>
		</>
	);
}
