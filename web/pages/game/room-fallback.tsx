import { roomWords } from "#words/game/room.ts";
import { Button } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { PhasePage } from "../../screens/frame/phase-page.tsx";
import { RoomHeader } from "../../screens/frame/room-header.tsx";

interface RoomFallbackProps {
	heading: string;
	text?: string;
	action?: { label: string; run: () => void };
}

/** Shows a notice in the frame of a room, where no phase has a screen. */
export function RoomFallback({ heading, text, action }: RoomFallbackProps) {
	return (
		<PhasePage
			wide
			header={<RoomHeader desk={action !== undefined} />}
			action={action && <Button onClick={action.run}>{action.label}</Button>}
		>
			<Notice busy={!action} text={text}>
				<h1>{heading}</h1>
			</Notice>
		</PhasePage>
	);
}

/** Shows that the room loads, until its first message arrives. */
export const Loading = () => <RoomFallback heading={roomWords.room.loading} />;
