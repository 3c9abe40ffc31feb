import type { WireStory } from "#game/wire/state.ts";
import { coverWords as say } from "#words/game/cover.ts";
import { isHost } from "../../game/seats.ts";
import CoverPicture from "../../parts/cover/cover-picture.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import styles from "./hung-cover.module.css";

/** Shows a story's cover, which the host of its game can take down (docs/game.md "Covers"). */
export default function HungCover({ story, cover }: { story: WireStory; cover: string }) {
	const { game, player } = useRoom();
	// The page may show a game that was played before in this room.
	const isHosts =
		game !== null && player !== null && isHost(game, player) && story.id in game.stories;
	return (
		<div className={styles.hung}>
			<CoverPicture cover={cover} by={story.captain?.name ?? null} />
			{isHosts && (
				<ConfirmButton
					small
					label={say.down}
					sure={say.sure}
					onConfirm={() => send("game/vip", { vip_action: { remove_cover: story.id } })}
				/>
			)}
		</div>
	);
}
