import { type ComponentType, useState } from "react";
import { adminWords as say } from "#words/site/admin.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError } from "../../api.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { SitePage } from "../site-page.tsx";
import { AccountsSection } from "./accounts.tsx";
import { ActionLog } from "./action-log.tsx";
import { adminApi } from "./admin-api.ts";
import { BugReports } from "./bug-reports.tsx";
import { Messages } from "./messages.tsx";
import { ReportedStories } from "./reported-stories.tsx";
import { LiveRooms } from "./rooms/live-rooms.tsx";
import { ThisDevice } from "./this-device.tsx";

type Section = keyof typeof say.sections;

const SECTIONS: Record<Section, ComponentType> = {
	messages: Messages,
	rooms: LiveRooms,
	stories: ReportedStories,
	bugs: BugReports,
	accounts: AccountsSection,
	log: ActionLog,
	device: ThisDevice,
};
// The keys of the table are its names.
const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/**
 * Shows the admin page to a device with an admin key, and an empty page to all others
 * (docs/site.md "Admin page").
 */
export function AdminPage() {
	const { found } = useLoaded(adminApi.access);
	const [section, setSection] = useState<Section>("messages");
	if (found === null || found instanceof ApiError) return <title>{siteWords.product}</title>;
	const Shown = SECTIONS[section];
	return (
		<SitePage title={say.title} heading={say.heading} back="/">
			<Segmented
				label={say.show}
				layout="thirds"
				options={SECTION_NAMES.map((value) => ({
					value,
					label: say.sections[value],
				}))}
				value={section}
				onChange={setSection}
			/>
			<h2>{say.sections[section]}</h2>
			<Shown />
		</SitePage>
	);
}
