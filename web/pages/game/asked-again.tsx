import { useCallback, useEffect, useState } from "react";
import { roomWords } from "#words/game/room.ts";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { openLastGame } from "../../room/seats/last-game.ts";
import { PhasePage } from "../../screens/frame/phase-page.tsx";
import { AnotherRound } from "../../screens/next-round/another-round.tsx";

const say = roomWords.again;

/** Shows the last game's stories again after a reload, to a player who is asked to play again. */
export function AskedAgain({ id }: { id: number | null }) {
	const [error, setError] = useState<string | null>(null);
	const open = useCallback(() => {
		setError(null);
		if (id !== null) openLastGame(id).catch((reason: Error) => setError(reason.message));
	}, [id]);
	useEffect(open, [open]);
	return (
		<PhasePage wide action={error !== null && <AnotherRound onStay={open} />}>
			<Notice busy={error === null} text={error ?? undefined}>
				<h1>{error === null ? say.loading : say.notLoaded}</h1>
				{error !== null && <Button onClick={open}>{siteWords.tryAgain}</Button>}
			</Notice>
		</PhasePage>
	);
}
