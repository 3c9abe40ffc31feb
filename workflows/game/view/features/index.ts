import type { Room, Seat } from "../../room.ts";
import { covers } from "./covers.ts";
import type { FeatureContext, FeatureView } from "./feature.ts";
import { firstLine } from "./first-line.ts";
import { guesses } from "./guesses.ts";
import { kicks } from "./kicks.ts";
import { marks } from "./marks.ts";
import { moderation } from "./moderation.ts";
import { overlay } from "./overlay.ts";
import { playingAgain } from "./playing-again.ts";
import { reading } from "./reading.ts";
import { reveal } from "./reveal.ts";
import { sequels } from "./sequels.ts";
import { slowGames } from "./slow-games.ts";
import { sparks } from "./sparks.ts";
import { statistics } from "./statistics.ts";

const FEATURES = [
	covers,
	firstLine,
	guesses,
	kicks,
	marks,
	moderation,
	overlay,
	playingAgain,
	reading,
	reveal,
	sequels,
	slowGames,
	sparks,
	statistics,
] as const satisfies readonly FeatureView[];

/** The keys that one feature returns. */
type Returned<View, Side extends keyof FeatureView> = View extends {
	[S in Side]: (...values: never[]) => infer Keys;
}
	? Keys
	: never;
/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
	all: infer All,
) => void
	? All
	: never;

/** The keys that all features return; view.ts does not compile without one that the wire needs. */
type Of<Side extends keyof FeatureView> = Together<Returned<(typeof FEATURES)[number], Side>>;

/** Returns the keys of `game` that features add. */
export const featuresOfGame = (room: Room, context: FeatureContext) =>
	merged(FEATURES.map((view: FeatureView) => view.game?.(room, context))) as Of<"game">;

/** Returns the keys of `player` that features add. */
export const featuresOfPlayer = (room: Room, seat: Seat) =>
	merged(FEATURES.map((view: FeatureView) => view.player?.(room, seat))) as Of<"player">;

const merged = (parts: readonly (object | undefined)[]): object => Object.assign({}, ...parts);
