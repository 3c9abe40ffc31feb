import { useState } from "react";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { siteWords } from "#words/site/site.ts";
import { removable } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";

// Loads late, because only hosts kick.
const KickDialog = latePart(() => import("../host/kick-dialog.tsx"), "KickDialog", {
	missing: siteWords.errors.badMessage,
});

/** Shows the host the last entry of a player's menu, which asks before it removes them. */
export function KickEntry({ game, target }: { game: Game; target: PublicPlayer }) {
	const [asked, setAsked] = useState<PublicPlayer | null>(null);
	if (!removable(game).some(({ id }) => id === target.id)) return null;
	return (
		<span>
			<Button
				kind="plain"
				small
				aria-label={hostWords.kick.label(target.name)}
				onClick={() => setAsked(target)}
			>
				{hostWords.kick.short}
			</Button>
			{asked && <KickDialog game={game} target={asked} onClose={() => setAsked(null)} />}
		</span>
	);
}
