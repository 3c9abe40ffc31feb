import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { notYet } from "../../game/seats.ts";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { hasSparks } from "../../room/sparks.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { usePoking } from "../sparks/use-poking.ts";
import { lastClock } from "../waiting/last-clock.ts";
import { PartPills } from "../waiting/waiting-line.tsx";
import { LastWriters } from "./last-writers.tsx";
import { WaitPage } from "./wait-page.tsx";

const words = screenWords.write.down;
const DONE = STATUS.postStoryWrite;

interface Props extends ScreenProps {
	/** The text that the writer has submitted. */
	text: string;
}

/** Shows a writer whose time is over who is still writing, for how long and why. */
export function PencilsDown({ game, player, text }: Props) {
	const poking = usePoking(player.id);
	const { owner } = lastClock(game, DONE);
	const slow = notYet(game, DONE).filter(({ id }) => id !== player.id);
	const others = slow.filter(({ id }) => id !== owner?.id);
	const poked = owner !== null && hasSparks();
	return (
		<PhasePage
			wide
			facts={
				<>
					<PartPills game={game} />
					<Pill>{words.handedIn}</Pill>
				</>
			}
			action={
				poked && (
					<Button kind="plain" onClick={() => poking.tap(owner.id)}>
						<EmojiPicture name="eyes" size={24} />
						{words.poke(owner.name)}
					</Button>
				)
			}
		>
			<TwoPages
				left={<LastWriters game={game} reader={player.id} owner={owner} others={others} />}
				right={
					<WaitPage
						game={game}
						player={player}
						text={text}
						slow={slow}
						poke={poked ? poking.last : null}
					/>
				}
			/>
		</PhasePage>
	);
}
