import { Suspense } from "react";
import { useSnapshot } from "valtio";
import { phaseOf, STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { useHeadingFocus } from "../../parts/page/heading-focus.ts";
import { retryConnection } from "../../room/room.ts";
import { screens } from "../../screens/index.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { Loading, RoomFallback } from "./room-fallback.tsx";

const say = siteWords.room;

/** Shows the screen of the running phase (docs/game.md "Phases"), or why there is none. */
export function RoomScreen() {
	const { game, player, elsewhere } = useSnapshot(store.room);
	const phase = game && phaseOf(game.status);
	useHeadingFocus(game && `${phase}`);

	if (elsewhere)
		return (
			<RoomFallback
				heading={say.elsewhere}
				text={say.elsewhereText}
				action={{ label: say.takeBack, run: retryConnection }}
			/>
		);
	if (!game || !player) return <Loading />;
	if (game.status === STATUS.preCharacters) return <RoomFallback heading={say.preparing} />;
	if (!phase)
		return (
			<RoomFallback
				heading={say.invalid}
				text={say.invalidText}
				action={{ label: say.reload, run: () => location.reload() }}
			/>
		);
	const Screen = screens[phase];
	// The casts drop valtio's readonly types, because screens only read the snapshot.
	return (
		<Suspense fallback={<Loading />}>
			<Screen game={game as Game} player={player as OwnPlayer} />
		</Suspense>
	);
}
