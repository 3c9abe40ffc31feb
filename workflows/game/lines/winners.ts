import { reactionsByPart } from "../points/scoring.ts";
import { podiumOf } from "../reveal/reveal.ts";
import type { Room, Winner } from "../room.ts";
import { submissionsOf } from "../selectors.ts";
import { bestLine } from "./best-line.ts";
import { linesOf } from "./part-lines.ts";
import { rawMarks, realMarks } from "./view-marks.ts";

/** More would share the first place only where nobody has given anything. */
const MOST = 3;

/** Returns the stories on the first place of a finished game, at most three. */
export function winnersIn(room: Room): Winner[] {
	const counts = reactionsByPart(room);
	return podiumOf(room)
		.filter(({ place }) => place === 1)
		.slice(0, MOST)
		.map(({ story: { id, mature, captain, title, cover } }) => ({
			...{ story: id, mature, captain, title, cover, faces: facesOf(room, id) },
			parts: submissionsOf(room, id).map((part) => ({
				id: part.id,
				writer: part.player,
				quotable: !part.censored && part.flagged.length === 0,
				reactions: counts.get(part.id) ?? {},
				marks: rawMarks(room, part),
			})),
		}));
}

function facesOf(room: Room, story: number): number[] {
	const writers = new Set(submissionsOf(room, story).map(({ player }) => player));
	return [...writers].flatMap((id) => room.seats[id]?.meta.sprite_id ?? []);
}

/** Returns the best line of a winner with its writer; null if none can be quoted. */
export function lineOfWinner(
	{ parts }: Winner,
	contents: ReadonlyMap<number, string>,
): { text: string; writer: number } | null {
	const line = bestLine(
		parts.map((part) => {
			const content = contents.get(part.id) ?? "";
			const lines = linesOf(content);
			return { ...part, content, lines, marks: realMarks(part.marks, lines) };
		}),
	);
	const writer = parts.find(({ id }) => id === line?.part)?.writer;
	return line && writer !== undefined ? { text: line.text, writer } : null;
}
