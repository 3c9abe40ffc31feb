import { Dialog } from "../../parts/page/dialog.tsx";
import type { Profile } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { PlayerCard } from "./player-card.tsx";

interface CardSheetProps {
	profile: Profile | null;
	onClose: () => void;
}

/** Shows the player card in a dialog. */
export default function CardSheet({ profile, onClose }: CardSheetProps) {
	return (
		<Dialog title={siteWords.card.label} open onClose={onClose}>
			<PlayerCard profile={profile} />
		</Dialog>
	);
}
