import { useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { spritesFor } from "../../avatars/free.ts";
import { lookalikeOf, writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { changeSeat } from "../../room/room.ts";
import { store } from "../../store.ts";
import styles from "./lobby.module.css";

/** Returns a random avatar that no player at the table uses; undefined if all are used. */
function freeSprite(game: Game): number | undefined {
	const worn = new Set(writersOf(game).map(({ meta }) => meta.sprite_id));
	const free = spritesFor(false).filter((sprite) => !worn.has(sprite));
	return free[Math.floor(Math.random() * free.length)];
}

/** Shows a player that another one joined earlier with the same avatar, and offers a free one. */
export function Lookalike({ game, player }: { game: Game; player: OwnPlayer }) {
	const [kept, setKept] = useState<number | null>(null);
	const [busy, setBusy] = useState(false);
	const other = player.data.audience ? null : lookalikeOf(game, player);
	const { sprite_id } = player.meta;
	const swap = async () => {
		const free = freeSprite(game);
		if (!store.profile || free === undefined) return;
		setBusy(true);
		await changeSeat({ ...store.profile, sprite_id: free }, "players").catch((error: Error) => {
			store.room.error = error.message;
		});
		setBusy(false);
	};
	if (!other || kept === sprite_id) return null;
	return (
		<div role="status">
			<Sheet className={styles.lookalike}>
				<Avatar sprite={sprite_id} size={48} />
				<p>{lobbyWords.lookalike(other.name)}</p>
				<div className={styles.faces}>
					<Button small busy={busy} onClick={swap}>
						{lobbyWords.otherFace}
					</Button>
					<Button kind="plain" small onClick={() => setKept(sprite_id)}>
						{lobbyWords.keepFace}
					</Button>
				</div>
			</Sheet>
		</div>
	);
}
