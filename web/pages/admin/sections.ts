import type { ComponentType } from "react";
import type { adminWords } from "#words/site/admin.ts";
import { AccountsSection } from "./accounts.tsx";
import { ActionLog } from "./action-log.tsx";
import { BugReports } from "./bug-reports.tsx";
import { Messages } from "./messages.tsx";
import { ReportedStories } from "./reported-stories.tsx";
import { LiveRooms } from "./rooms/live-rooms.tsx";
import { ThisDevice } from "./this-device.tsx";

/** A part of the admin page, by its name in the words. */
export type Section = keyof typeof adminWords.sections;

/** What each part shows. */
export const SECTIONS: Record<Section, ComponentType> = {
	messages: Messages,
	rooms: LiveRooms,
	stories: ReportedStories,
	bugs: BugReports,
	accounts: AccountsSection,
	log: ActionLog,
	device: ThisDevice,
};
// The keys of the table are its names.
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];
