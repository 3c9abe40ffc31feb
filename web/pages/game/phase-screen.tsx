import { Suspense } from "react";
import type { PhaseName } from "#game/status.ts";
import { siteWords } from "#words/site/site.ts";
import { latePart } from "../../parts/late-part.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { screens } from "../../screens/index.ts";
import type { ScreenProps } from "../../screens/screen.ts";
import { RulesFormSlot } from "../../screens/settings/rules-form-slot.ts";
import { TableSparks } from "../../screens/sparks/table-sparks.tsx";
import { Loading } from "./room-fallback.tsx";

/** Loads late, because only a host who changes the rules needs it. */
const RoomRules = latePart(() => import("./room-rules.tsx"), "default", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
});

/** Shows the screen of a phase, with the sparks of the table over it. */
export function PhaseScreen({ phase, game, player }: ScreenProps & { phase: PhaseName }) {
	const Screen = screens[phase];
	return (
		<RulesFormSlot value={RoomRules}>
			<StoryLanguage value={game.extra.language}>
				<Suspense fallback={<Loading />}>
					<Screen game={game} player={player} />
				</Suspense>
				<TableSparks />
			</StoryLanguage>
		</RulesFormSlot>
	);
}
