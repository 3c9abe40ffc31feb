import { Button } from "../parts/button.tsx";
import { RoomFooter } from "../parts/room-footer.tsx";
import { RoomHeader } from "../parts/room-header.tsx";
import { RoomPage } from "../parts/room-page.tsx";
import { siteWords } from "../site-words.ts";
import pot from "./pot.svg";
import "../styles/room-fallback.css";

interface RoomFallbackProps {
	heading: string;
	text?: string;
	action?: { label: string; run: () => void };
}

/** What a room shows where no phase has a screen. */
export function RoomFallback({ heading, text, action }: RoomFallbackProps) {
	return (
		<RoomPage
			header={<RoomHeader />}
			footer={
				<RoomFooter>{action && <Button onClick={action.run}>{action.label}</Button>}</RoomFooter>
			}
		>
			<div className="fallback">
				<img src={pot} alt="" width={120} height={120} className={action ? "" : "simmering"} />
				<h1>{heading}</h1>
				{text && <p className="quiet">{text}</p>}
			</div>
		</RoomPage>
	);
}

/** Until the room's first message has arrived. */
export const Loading = () => <RoomFallback heading={siteWords.room.loading} />;
