import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { aside } from "#words/grammar.ts";
import { waits } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useSending } from "../../room/sending.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { AtWork } from "../waiting/at-work.tsx";
import { Waiting } from "../waiting/waiting.tsx";
import styles from "./minors.module.css";

const words = screenWords.minors;

/** Shows the reminder that minors are in the room (docs/game.md "Minors"). */
export function Minors({ game, player }: ScreenProps) {
	const { sending, send } = useSending();
	const done = STATUS.postMinors;
	if (waits(player, done)) {
		return (
			<Waiting
				picture="wave"
				game={game}
				player={player}
				done={done}
				host={["skip", "kick"]}
				heading={screenWords.waiting.heading}
				text={words.waitText}
			/>
		);
	}
	return (
		<PhasePage
			wide
			limit={game.countdown.limit}
			action={
				<Button busy={sending} onClick={() => send("game/ackMinor", {})}>
					{words.ack}
				</Button>
			}
		>
			<TwoPages
				className={styles.minors}
				left={
					<>
						<p className={styles.age} aria-hidden="true">
							{"<18"}
						</p>
						<Heading>{words.heading}</Heading>
						<AtWork game={game} done={done} />
					</>
				}
				right={
					<>
						<Sheet className={styles.text}>
							<p>{words.text}</p>
							<p>{words.alone}</p>
						</Sheet>
						<a href="/codeofconduct" target="_blank" rel="noreferrer">
							{words.link}
							<span className={common.quiet}>{aside(words.newTab)}</span>
						</a>
					</>
				}
			/>
		</PhasePage>
	);
}
