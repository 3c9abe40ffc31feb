import { Button } from "../../parts/form/button.tsx";
import { RoomFooter } from "../../screens/frame/room-footer.tsx";
import { RoomHeader } from "../../screens/frame/room-header.tsx";
import { RoomPage } from "../../screens/frame/room-page.tsx";
import { siteWords } from "../../words/site.ts";
import pot from "../home/pot.svg";
import "./room-fallback.css";

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
