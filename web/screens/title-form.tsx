import { type FormEvent, useState } from "react";
import { LIMITS } from "#game/limits.ts";
import type { WireStory } from "../../gateway/protocol.ts";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import { RoomFooter } from "../parts/room-footer.tsx";
import { RoomPage } from "../parts/room-page.tsx";
import { CastLine } from "./cast-line.tsx";
import { FlagButton, flagsOf } from "./flags.tsx";
import { Heading } from "./heading.tsx";
import type { ScreenProps } from "./screen.ts";
import { useSending } from "./sending.ts";
import { partsOf } from "./stories.ts";
import { StoryHeader } from "./story-header.tsx";
import { Strip } from "./strip.tsx";
import { Subheader } from "./subheader.tsx";
import { screenWords } from "./words.ts";

const words = screenWords.title;

/** The whole story to read, and the field for its title in reach of the thumb. */
export function TitleForm({ game, player, story }: ScreenProps & { story: WireStory }) {
	const { sending, send } = useSending();
	const [title, setTitle] = useState("");
	const parts = partsOf(story);
	const saved = flagsOf(game, player, parts);
	const [flagged, setFlagged] = useState<readonly number[]>(saved.flagged);
	const flags = { ...saved, flagged };

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (title.trim() === "" || sending) return;
		send("story/title", {
			story: { id: story.id, meta: { title: title.trim() } },
			...(flags.allowed.size > 0 && { flagged_submissions: flagged }),
		});
	};

	return (
		<RoomPage
			header={<StoryHeader game={game} story={story} />}
			footer={
				<RoomFooter limit={game.countdown.limit}>
					<form className="title-form" onSubmit={submit}>
						<Field label={words.label}>
							<input
								className="input"
								value={title}
								maxLength={LIMITS.titleLength}
								placeholder={words.placeholder}
								autoComplete="off"
								enterKeyHint="done"
								onChange={(event) => setTitle(event.target.value)}
							/>
						</Field>
						<Button type="submit" busy={sending} disabled={title.trim() === ""}>
							{words.submit}
						</Button>
					</form>
				</RoomFooter>
			}
		>
			<Heading>{words.heading}</Heading>
			<Subheader game={game}>{words.text}</Subheader>
			<CastLine story={story} />
			{parts.map((part) => (
				<Strip key={part.id} game={game} part={part}>
					<FlagButton flags={flags} part={part} onFlag={setFlagged} />
				</Strip>
			))}
		</RoomPage>
	);
}
