import { siteWords } from "#words/site/site.ts";
import { Dialog } from "../../parts/page/dialog.tsx";
import type { Profile } from "../../store.ts";
import { CardWays } from "./card-ways.tsx";
import { PlayerCard } from "./player-card.tsx";

interface CardSheetProps {
	profile: Profile | null;
	onClose: () => void;
}

/** Shows the player card in a dialog, and below it what is behind a name. */
export default function CardSheet({ profile, onClose }: CardSheetProps) {
	return (
		<Dialog title={siteWords.card.label} open onClose={onClose}>
			<PlayerCard profile={profile} />
			<CardWays />
		</Dialog>
	);
}
