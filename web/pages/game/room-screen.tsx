import { memo, useDeferredValue } from "react";
import { isPreparing, phaseOf, STATUS } from "#game/status.ts";
import { roomWords } from "#words/game/room.ts";
import { isAsked } from "../../game/seats.ts";
import { latePage } from "../../parts/late-part.tsx";
import { useHeadingFocus } from "../../parts/page/heading-focus.ts";
import { retryConnection } from "../../room/room.ts";
import { useRoom } from "../../room/use-room.ts";
import type { RoomState } from "../../store.ts";
import { PhaseScreen } from "./phase-screen.tsx";
import { Loading, RoomFallback } from "./room-fallback.tsx";
import { useAwake } from "./use-awake.ts";
import { useSteady } from "./use-steady.ts";

const say = roomWords.room;

// Loads late, because it is seen only after a reload between two games.
const AskedAgain = latePage(() => import("./asked-again.tsx"), "AskedAgain", {
	loading: <Loading />,
});

/** Shows the screen of the running phase (docs/game.md "Phases"), or why there is none. */
export const RoomScreen = () => <ScreenOf room={useSliced(useSteady(useRoom()))} />;

/**
 * Returns the state to show. During the reveal it follows the current one in slices, because a slow
 * phone would drop frames of the show while it draws a new scene at once.
 */
function useSliced(now: RoomState): RoomState {
	const sliced = useDeferredValue(now);
	return now.game?.status === STATUS.preResults ? sliced : now;
}

/** Draws nothing again while the state is the same, because slices are drawn beside the old one. */
const ScreenOf = memo(function ScreenOf({ room }: { room: RoomState }) {
	const { game: running, player: seated, connection, last } = room;
	// A player who reads the last game's stories keeps them, on the same screen.
	const { game, player } = last ?? { game: running, player: seated };
	const phase = game && phaseOf(game.status);
	useHeadingFocus(game && `${phase}`);
	useAwake(game, player);

	if (connection === "elsewhere")
		return (
			<RoomFallback
				heading={say.elsewhere}
				text={say.elsewhereText}
				action={{ label: say.takeBack, run: retryConnection }}
			/>
		);
	if (!game || !player) return <Loading />;
	if (!last && isAsked(game, player)) return <AskedAgain id={game.last_game?.id ?? null} />;
	if (isPreparing(game.status)) return <RoomFallback heading={say.preparing} />;
	if (!phase)
		return (
			<RoomFallback
				heading={say.invalid}
				text={say.invalidText}
				action={{ label: say.reload, run: () => location.reload() }}
			/>
		);
	return <PhaseScreen phase={phase} game={game} player={player} />;
});
