import * as v from "valibot";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import {
	BUG_FREQUENCIES,
	type BUG_REPORT_LENGTHS,
	REPORT_REASONS,
} from "./reports/report-rules.ts";

/** The responses of the calls around the game; gateway/api/answers.ts has those of the game. */

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const epochMs = v.pipe(whole, v.description("Epoch ms"));

/** The token of the next page for `?page=`. */
const next = v.pipe(v.nullable(v.string()), v.description("The next page; null on the last one"));

/** Why a reader reports a shared story. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How often a bug appears. */
export type Frequency = (typeof BUG_FREQUENCIES)[number];

/** How long the texts of a bug report may be. */
export type BugReportLengths = typeof BUG_REPORT_LENGTHS;

/** Whether a path is the admin page's. */
export const PageAnswer = v.object({ admin: v.boolean() });
export type PageAnswer = v.InferOutput<typeof PageAnswer>;

/** The call was accepted and has no result. */
export const TakenInAnswer = v.object({ ok: v.literal(true) });

/** The number of a bug report. */
export const BugReportAnswer = v.object({ id: whole });

/** A bug report as admins read it. */
export const BugReportRow = v.object({
	id: whole,
	user_id: v.string(),
	summary: v.string(),
	date: v.string(),
	room_code: v.string(),
	device: v.string(),
	other_device: v.nullable(v.boolean()),
	error_displayed: v.nullable(v.boolean()),
	frequency: v.nullable(v.picklist(BUG_FREQUENCIES)),
	additional_info: v.string(),
	created_at: epochMs,
	read_at: v.nullable(epochMs),
});
export type BugReportRow = v.InferOutput<typeof BugReportRow>;

export const BugReportsAnswer = v.object({ rows: v.array(BugReportRow), next });

/** A running room. */
export const LiveRoomRow = v.object({
	code: v.string(),
	phase: v.pipe(v.nullable(v.string()), v.description("Null until the room's first task")),
	mode: v.nullable(v.string()),
	players: v.pipe(count, v.description("Players who are here, without the audience")),
	opened_at: epochMs,
	ui: v.exactOptional(
		v.pipe(v.string(), v.description("The room in the Temporal UI, where the UI is known")),
	),
});
export type LiveRoomRow = v.InferOutput<typeof LiveRoomRow>;

export const LiveRoomsAnswer = v.object({
	rows: v.array(LiveRoomRow),
	count: v.pipe(count, v.description("The number of rooms on all pages")),
	next,
});

/** A closed room. */
export const ClosedRoomAnswer = v.object({ code: v.string() });

/** A reported shared story. */
export const StoryReportRow = v.object({
	shortcut: v.string(),
	story_id: whole,
	title: v.pipe(v.nullable(v.string()), v.description("Null when it is no longer shared")),
	mature: v.nullable(v.boolean()),
	cover: v.pipe(v.boolean(), v.description("It is shared with a cover")),
	reasons: v.array(v.object({ reason: v.picklist(REPORT_REASONS), count })),
	first_at: epochMs,
	last_at: epochMs,
	expires_at: v.nullable(epochMs),
	state: v.picklist(["open", "dismissed", "taken down", "gone"]),
});
export type StoryReportRow = v.InferOutput<typeof StoryReportRow>;

export const StoryReportsAnswer = v.object({ rows: v.array(StoryReportRow), next });

/** A line of a day that readers have reported. */
export const ReportedLineRow = v.object({
	id: whole,
	date: v.string(),
	language: v.picklist(LANGUAGE_TAGS),
	line: v.string(),
	reports: whole,
	hidden: v.pipe(v.boolean(), v.description("Nobody sees it any more")),
	last_at: epochMs,
});
export type ReportedLineRow = v.InferOutput<typeof ReportedLineRow>;

export const ReportedLinesAnswer = v.object({ rows: v.array(ReportedLineRow), next });

/** An account as admins see it. */
export const AdminAccountRow = v.object({
	user_id: v.string(),
	name: v.pipe(v.nullable(v.string()), v.description("Null when an outside provider keeps it")),
	rank: v.pipe(count, v.description("The number of stories written")),
	supporter: v.pipe(v.boolean(), v.description("By a payment or an admin, not by a token's claim")),
	on_board: v.pipe(v.boolean(), v.description("Its password is kept here")),
});
export type AdminAccountRow = v.InferOutput<typeof AdminAccountRow>;

export const AdminAccountsAnswer = v.object({ rows: v.array(AdminAccountRow), next });

/** Whether an account is a supporter now. */
export const SupporterAnswer = v.object({ user_id: v.string(), supporter: v.boolean() });

/** An attempt to make a backup. */
export const BackupAttempt = v.object({
	at: epochMs,
	folder: v.string(),
	bytes: v.pipe(count, v.description("Of all databases; 0 without a backup")),
	problem: v.pipe(v.nullable(v.string()), v.description("Why there is no backup, in a sentence")),
});
export type BackupAttempt = v.InferOutput<typeof BackupAttempt>;

export const BackupsAnswer = v.object({
	postgres: v.pipe(
		v.boolean(),
		v.description("The operator makes the backups, and the server knows none"),
	),
	scheduled: v.pipe(v.boolean(), v.description("BACKUP_EVERY or BACKUP_FOLDER is set")),
	last: v.nullable(BackupAttempt),
	good: v.pipe(v.nullable(BackupAttempt), v.description("The last without a problem")),
	overdue: v.pipe(
		v.boolean(),
		v.description("No backup was made for a week, and the data is older than that"),
	),
});
export type BackupsAnswer = v.InferOutput<typeof BackupsAnswer>;

export const ReleasesAnswer = v.object({
	own: v.pipe(v.string(), v.description("The version of this server")),
	newer: v.nullable(
		v.object({
			version: v.string(),
			address: v.pipe(v.nullable(v.string()), v.description("The page about it")),
		}),
	),
	problem: v.pipe(
		v.nullable(v.string()),
		v.description("Why the feed could not be read, within a sentence"),
	),
});
export type ReleasesAnswer = v.InferOutput<typeof ReleasesAnswer>;

/** A link that sets a new password once. */
export const ResetLinkAnswer = v.object({
	user_id: v.string(),
	path: v.pipe(v.string(), v.description("With the token behind #, which only this answer has")),
	expires_at: epochMs,
});
export type ResetLinkAnswer = v.InferOutput<typeof ResetLinkAnswer>;

/** The account whose password a link sets. */
export const PasswordResetAnswer = v.object({
	name: v.pipe(v.string(), v.description("The name for signing in")),
	expires_at: epochMs,
});
export type PasswordResetAnswer = v.InferOutput<typeof PasswordResetAnswer>;

/** The account that has a new password. */
export const PasswordSetAnswer = v.object({ name: v.string() });
export type PasswordSetAnswer = v.InferOutput<typeof PasswordSetAnswer>;

/** An action of an admin. */
export const AdminLogRow = v.object({
	id: whole,
	at: epochMs,
	label: v.pipe(v.string(), v.description("The label of the admin's key")),
	action: v.string(),
	target: v.nullable(v.string()),
	user_id: v.nullable(v.string()),
	done: v.pipe(v.boolean(), v.description("False when the action failed")),
});
export type AdminLogRow = v.InferOutput<typeof AdminLogRow>;

export const AdminLogAnswer = v.object({ rows: v.array(AdminLogRow), next });

/** An event of the payment provider was accepted. */
export const EventAnswer = v.object({ received: v.literal(true) });

const recoveryCodes = v.pipe(
	v.array(v.string()),
	v.description("Each sets a new password once; they are never shown again"),
);

/** A sign-in that a browser has started. */
export const InteractionAnswer = v.object({
	expires_at: epochMs,
	passkeys: v.pipe(
		v.boolean(),
		v.description("False where browsers take no passkeys, because the host is an IP address"),
	),
});
export type InteractionAnswer = v.InferOutput<typeof InteractionAnswer>;

/** The address at which the browser continues after a successful sign-in. */
export const SignedInAnswer = v.object({ next: v.string() });
export type SignedInAnswer = v.InferOutput<typeof SignedInAnswer>;

/** A new account. */
export const SignedUpAnswer = v.object({
	...SignedInAnswer.entries,
	recovery_codes: recoveryCodes,
});
export type SignedUpAnswer = v.InferOutput<typeof SignedUpAnswer>;

export const RecoveryCodesAnswer = v.object({ recovery_codes: recoveryCodes });
export type RecoveryCodesAnswer = v.InferOutput<typeof RecoveryCodesAnswer>;

/** The options of `navigator.credentials`, as WebAuthn describes their JSON. */
export const PasskeyOptions = v.looseObject({ challenge: v.string() });

const PasskeyAnswer = v.object({
	id: v.pipe(v.number(), v.integer()),
	label: v.string(),
	site: v.pipe(v.string(), v.description("The only host name where it works")),
	created_at: epochMs,
	used_at: v.nullable(epochMs),
});

/** The account on board of the caller. */
export const OwnAccountAnswer = v.object({
	account: v.pipe(
		v.nullable(
			v.object({
				name: v.string(),
				screen_name: v.string(),
				created_at: epochMs,
				passkeys: v.array(PasskeyAnswer),
				recovery_codes: v.pipe(count, v.description("How many are left")),
			}),
		),
		v.description("Null for accounts of another provider"),
	),
});
export type OwnAccountAnswer = v.InferOutput<typeof OwnAccountAnswer>;

/** The data of the account: a list of rows for each table that has any. */
export const AccountDataAnswer = v.record(v.string(), v.array(v.looseObject({})));

export const AccountDeletedAnswer = v.object({ deleted: v.literal(true) });

/** A person who is streaming the game now. */
export const Streamer = v.object({
	login: v.string(),
	profile_image_url: v.pipe(v.string(), v.description("A path on this server")),
	display_name: v.string(),
});
export type Streamer = v.InferOutput<typeof Streamer>;

/** A page of the zine (docs/site.md "Zine"). */
export const ZinePageAnswer = v.object({
	page: v.pipe(v.number(), v.integer(), v.description("0 to 81")),
	pages: v.pipe(v.number(), v.integer()),
	title: v.string(),
	html: v.pipe(v.string(), v.description("The page, made by the build")),
});
export type ZinePageAnswer = v.InferOutput<typeof ZinePageAnswer>;
