import { STATUS } from "#game/status.ts";
import { Button } from "../parts/button.tsx";
import { RoomFooter } from "../parts/room-footer.tsx";
import { RoomHeader } from "../parts/room-header.tsx";
import { RoomPage } from "../parts/room-page.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Heading } from "./heading.tsx";
import type { ScreenProps } from "./screen.ts";
import { waits } from "./seats.ts";
import { useSending } from "./sending.ts";
import { Waiting } from "./waiting.tsx";
import { screenWords } from "./words.ts";
import "./minors.css";

const words = screenWords.minors;

/** The reminder that minors are in the room (gameplay.md section 2). */
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
				heading={screenWords.waiting.heading}
				text={words.waitText}
			/>
		);
	}
	return (
		<RoomPage
			header={<RoomHeader />}
			footer={
				<RoomFooter limit={game.countdown.limit}>
					<Button busy={sending} onClick={() => send("game/ackMinor")}>
						{words.ack}
					</Button>
				</RoomFooter>
			}
		>
			<div className="minors">
				<p className="minors-age" aria-hidden="true">
					{"<18"}
				</p>
				<Heading>{words.heading}</Heading>
				<Sheet>
					<p>{words.text}</p>
					<p>{words.alone}</p>
				</Sheet>
				<a href="/codeofconduct" target="_blank" rel="noreferrer">
					{words.link}
					<span className="quiet"> ({words.newTab})</span>
				</a>
			</div>
		</RoomPage>
	);
}
