import type { Game } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { latePart } from "../../../parts/late-part.tsx";
import { crownItem } from "../../../room/seen-news.ts";
import type { ScreenProps } from "../../screen.ts";
import { useNews } from "./use-news.ts";

// Loads late, because few evenings have a second host.
const CrownSheet = latePart(() => import("../../host/crown-sheet.tsx"), "CrownSheet");

/** Shows a new host for a moment. */
export function CrownNews({ game, player }: ScreenProps) {
	const item = crownItem(game);
	const { isNew, dismiss } = useNews("crownSeen", item);
	return (
		isNew && (
			<CrownSheet
				key={item}
				text={crownText(game, player.id)}
				sprite={game.players[game.crown?.to ?? 0]?.meta.sprite_id}
				onOver={dismiss}
			/>
		)
	);
}

/** Returns the text about the new host and the reason, for the player with the id `reader`. */
export function crownText({ crown, players }: Game, reader: number): string {
	if (!crown) return "";
	const nameOf = (id: number) => (id === reader ? null : (players[id]?.name ?? hostWords.theHost));
	return hostWords.crownNews(nameOf(crown.to), nameOf(crown.from), crown.why);
}
