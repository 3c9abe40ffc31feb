import { useSnapshot } from "valtio";
import { sentences } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import { Banner } from "../../parts/page/banner.tsx";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";

const say = siteWords.home;

/** Shows why a room was left, and the messages of the site's operator. */
export function Notices() {
	const { config } = useSnapshot(store);
	const { goodbye } = useRoom();
	return (
		<>
			{goodbye && (
				<Banner
					onDismiss={() => {
						store.room.goodbye = null;
					}}
				>
					{goodbye}
				</Banner>
			)}
			{config?.notice_message && <Banner>{config.notice_message}</Banner>}
			{config?.maintenance && (
				<Banner kind="urgent">
					{sentences([config.maintenance_message || say.maintenance, say.blocked])}
				</Banner>
			)}
		</>
	);
}
