import { memo, Suspense, useDeferredValue } from "react";
import { isPreparing, type PhaseName, phaseOf, STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { siteWords } from "#words/site/site.ts";
import { useWakeLock } from "../../device/wake-lock.ts";
import { isOwnTurn } from "../../game/own-turn.ts";
import { isAsked } from "../../game/seats.ts";
import { latePart } from "../../parts/late-part.tsx";
import { useHeadingFocus } from "../../parts/page/heading-focus.ts";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { retryConnection } from "../../room/room.ts";
import { useRoom } from "../../room/use-room.ts";
import { screens } from "../../screens/index.ts";
import { RulesFormSlot } from "../../screens/settings/rules-form-slot.ts";
import { TableSparks } from "../../screens/sparks/table-sparks.tsx";
import type { RoomState } from "../../store.ts";
import { AskedAgain } from "./asked-again.tsx";
import { Loading, RoomFallback } from "./room-fallback.tsx";
import { useSteady } from "./use-steady.ts";

const say = roomWords.room;

/** The phases in which people read or write for minutes. */
const LONG_PHASES = new Set<PhaseName>(["write", "title", "read-vote"]);

/**
 * Returns whether the screen stays on. In a game over days it does on an own turn only, because
 * others wait for hours.
 */
function staysAwake(game: Game, player: OwnPlayer): boolean {
	const phase = phaseOf(game.status);
	if (phase === null || !LONG_PHASES.has(phase)) return false;
	return game.settings.pace === "tonight" || isOwnTurn(game, player);
}

/** Loads late, because only a host who changes the rules needs it. */
const RoomRules = latePart(() => import("./room-rules.tsx"), "default", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
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
	useWakeLock(game !== null && player !== null && staysAwake(game, player));

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
	const Screen = screens[phase];
	return (
		<RulesFormSlot value={RoomRules}>
			<StoryLanguage value={game.extra.language}>
				<Suspense fallback={<Loading />}>
					<Screen game={game} player={player} />
				</Suspense>
				<TableSparks />
			</StoryLanguage>
		</RulesFormSlot>
	);
});
