import { Pencil } from "lucide-react";
import { coverWords as say } from "#words/game/cover.ts";
import { isHost } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { send } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";

/** Offers the cover to a captain who has titled, and lets the host end the drawing of the others. */
export function CoverOffer({ game, player }: ScreenProps) {
	const { cover } = player;
	return (
		<>
			{cover?.state === "open" && (
				<Button onClick={() => send("cover/begin", { story: cover.story_id })}>
					<Pencil size={20} aria-hidden />
					{say.begin}
				</Button>
			)}
			{game.drawing && isHost(game, player) && (
				<Button
					kind="plain"
					onClick={() => send("game/vip", { vip_action: { skip_submission: true } })}
				>
					{say.enough}
				</Button>
			)}
		</>
	);
}
