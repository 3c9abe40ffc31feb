import { useEffect, useRef } from "react";
import type { Game } from "#game/wire/state.ts";
import { sharingWords as words } from "#words/game/sharing.ts";
import { useTask } from "../../exports/use-task.ts";
import { storyStandings } from "../../game/standings.ts";
import { isWhole } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { FilmProgress } from "./film-progress.tsx";
import { TaskNote } from "./task-note.tsx";
import { useDrawn } from "./use-drawn.ts";
import { useFilm } from "./use-film.ts";

interface Props {
	game: Game;
	/** It is one of many ways to take the game home, and not the red button of the page. */
	among?: boolean;
	className?: string | undefined;
}

/**
 * Shares the story of the evening with one press: as a film, or as an upright picture for those who
 * want no motion (docs/game.md "Exports").
 */
export function ShareWinner({ game, among = false, className }: Props) {
	const { running, error, run } = useTask<"winner">();
	const { drawn, takeHome, film } = useDrawn<"winner">();
	const { percent, make, cancel } = useFilm(game);
	const button = useRef<HTMLButtonElement>(null);
	const making = percent !== null;
	const made = useRef(making);
	useEffect(() => {
		// The button to cancel took the focus along.
		if (made.current && !making && document.activeElement === document.body)
			button.current?.focus();
		made.current = making;
	}, [making]);
	const winner = storyStandings(game)[0]?.who;
	if (!winner) return null;
	return (
		<div className={className}>
			{making ? (
				<FilmProgress percent={percent} onCancel={cancel} />
			) : (
				<Button
					ref={button}
					{...(among && { kind: "plain", small: true })}
					busy={running !== null}
					disabled={!isWhole(winner)}
					onClick={() => run("winner", () => takeHome("winner", () => make(winner)))}
				>
					{drawn ? words.share : among ? words.film.way : words.winner}
				</Button>
			)}
			<TaskNote error={error}>{drawn && (film ? words.film.ready : words.drawn)}</TaskNote>
		</div>
	);
}
