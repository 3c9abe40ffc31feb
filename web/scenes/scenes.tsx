import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { FONTS, THEMES } from "#game/catalogue.ts";
import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { applyTheme } from "../device/apply-theme.ts";
import "../device/theme-looks.ts";
import { tabStorage } from "../device/storage.ts";
import { LeaveGuard } from "../pages/game/leave-guard.tsx";
import { RoomScreen } from "../pages/game/room-screen.tsx";
import { SitePage } from "../pages/site-page.tsx";
import { learnServerTime } from "../room/clock.ts";
import { guessing } from "../screens/guess/guessing.ts";
import { ending, inPlay, reading } from "../screens/late-screens.ts";
import { emptyRoom, type ShownLastGame, store } from "../store.ts";
import { BigScreen } from "../tv/big-screen.tsx";
import { Overlay } from "../tv/overlay.tsx";
import { Answered } from "./answered.tsx";
import { GUEST, ScenePlay, WATCHER } from "./evening.ts";
import { atLimits } from "./full-house.ts";
import type { GameScene } from "./game-scene.ts";
import { GAME_SCENES } from "./game-scenes.ts";
import { PAGE_SCENES } from "./page-scenes.tsx";
import { press } from "./press.ts";
import styles from "./scenes.module.css";

Object.assign(window, { drawnStories: () => import("./drawn-stories.ts") });

const NO_ANSWERS = {};
const GAMES: Record<string, GameScene> = GAME_SCENES;
const SCENES = [...Object.keys(PAGE_SCENES), ...Object.keys(GAMES)];

/** Plays the evening of a scene so that the scene is now, and puts it into the store. */
function openRoom(scene: GameScene): void {
	const { play, after, viewer = GUEST, room, played, full, ...table } = scene;
	// The first evening measures how long the second one takes.
	const trial = new ScenePlay(0, table);
	play?.(trial);
	const evening = new ScenePlay(Date.now() - trial.now, table);
	play?.(evening);
	const shown = full ? atLimits(evening.view(viewer)) : evening.view(viewer);
	after?.(evening);
	const view = after ? evening.view(viewer) : shown;
	Object.assign(store.room, emptyRoom(), {
		...{ code: view.game.room_code, connection: "connected", save: "saved" },
		...view,
		...(after && { last: lastOf(shown) }),
		...room,
	});
	if (played) tabStorage.setItem("cheer", Object.keys(view.game.stories)[0] ?? "");
}

/** Returns results that stay on the page of a reader who is asked to play again. */
const lastOf = ({ game, player }: { game: Game; player: OwnPlayer }): ShownLastGame => ({
	...{ game, player, asked: true, status: STATUS.lobby },
	...{ staying: false, begun: false, over: null },
});

/** Returns a scene with another number of players. */
const withPlayers = (scene: GameScene, players: number): GameScene => ({
	...{ ...scene, players },
	settings: { ...scene.settings, max_players: Math.max(players, 2) },
});

/** Makes the page of a query: `screen`, and optionally `theme`, `font`, `players` and `audience`. */
async function open(search: string): Promise<string | null> {
	const query = new URLSearchParams(search);
	const screen = query.get("screen");
	const theme = THEMES.find(({ name }) => name === query.get("theme"))?.id ?? null;
	const font = FONTS.find((name) => name === query.get("font")) ?? "classic";
	document.documentElement.dataset.scene = "opening";
	for (const key of tabStorage.keys()) tabStorage.removeItem(key);
	learnServerTime(Date.now(), performance.now());
	Object.assign(store, { hiddenCode: false, muted: true });
	store.profile = { name: "Boooo", sprite_id: 10, mature: true, font, theme };
	applyTheme(store.profile);
	Object.assign(store.room, emptyRoom());
	const scene = screen === null ? undefined : GAMES[screen];
	if (scene) {
		const seat = query.has("audience") ? { viewer: WATCHER, audience: 1 } : {};
		const players = Number(query.get("players"));
		const table = players > 0 ? withPlayers(scene, players) : scene;
		// The scene must not show a screen that is still loading.
		await Promise.all([inPlay.load(), reading.load(), ending.load(), guessing.load()]);
		openRoom({ ...table, ...seat });
	}
	return screen;
}

/** Shows one screen by its name, or the list of all. Only development has this page. */
export function Scenes() {
	const { search, key } = useLocation();
	const [opened, setOpened] = useState<{ screen: string | null; visit: string } | null>(null);
	useEffect(() => {
		let here = true;
		open(search).then(
			(screen) => here && setOpened({ screen, visit: key }),
			(error: Error) => {
				document.documentElement.dataset.scene = error.message;
			},
		);
		return () => {
			here = false;
		};
	}, [search, key]);
	if (opened?.visit !== key) return null;
	const { screen, visit } = opened;
	const scene = screen === null ? undefined : GAMES[screen];
	const page = screen === null ? undefined : PAGE_SCENES[screen];
	return (
		<Shown key={visit} presses={scene?.presses ?? []}>
			{scene ? (
				<Answered answers={scene.answers ?? NO_ANSWERS}>
					<Seen by={scene.tv} />
				</Answered>
			) : (
				(page?.() ?? <SceneList />)
			)}
		</Shown>
	);
}

/** Shows the room of the store to a player, or on a screen without a seat. */
function Seen({ by }: { by: GameScene["tv"] }) {
	if (by === "screen") return <BigScreen room={store.room} connected />;
	// The room of a scene does not change.
	if (by === "overlay") return store.room.game && <Overlay game={store.room.game} chip still />;
	return (
		<>
			<RoomScreen />
			<LeaveGuard />
		</>
	);
}

/** Presses the scene's controls, and then marks the document as ready. */
function Shown({ presses, children }: { presses: readonly string[]; children: ReactNode }) {
	useEffect(() => {
		const stop = new AbortController();
		press(presses, stop.signal).then(
			() => {
				document.documentElement.dataset.scene = "ready";
			},
			(error: Error) => {
				if (!stop.signal.aborted) document.documentElement.dataset.scene = error.message;
			},
		);
		return () => stop.abort();
	}, [presses]);
	return children;
}

const SceneList = () => (
	<SitePage title="Scenes" heading="Scenes" back="/">
		<p>
			Add <code>&amp;theme=</code> with one of {THEMES.map(({ name }) => name).join(", ")}, or{" "}
			<code>&amp;font=</code> with one of {FONTS.join(", ")}. <code>&amp;players=</code> with a
			number changes how many play, and <code>&amp;audience</code> shows a room to its audience.
		</p>
		<ul className={styles.scenes} data-scenes>
			{SCENES.map((name) => (
				<li key={name}>
					<Link to={`/dev/scenes?screen=${name}`}>{name}</Link>
				</li>
			))}
		</ul>
	</SitePage>
);
