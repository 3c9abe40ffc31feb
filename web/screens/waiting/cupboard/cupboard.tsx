import { latePart } from "../../../parts/late-part.tsx";
import type { ScreenProps } from "../../screen.ts";

/** Shows a line of the zine, or of the room. Loads late, because it is an aside. */
export const Clipping = latePart(() => import("./clipping.tsx"), "Clipping");
const PartDays = latePart(() => import("../../slow/part-days.tsx"), "PartDays", {
	pageWaits: true,
});

/** Shows a waiting player something to read: a line of the zine, or the days of a slow game. */
export function Cupboard({ game, player }: ScreenProps) {
	return game.settings.pace === "slow" ? <PartDays game={game} player={player} /> : <Clipping />;
}
