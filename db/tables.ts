import type { AccountRow } from "./accounts/account-columns.ts";

/**
 * The rows of every table. Times are epoch ms; flags are 0 or 1, because SQLite has no booleans.
 */

interface RoomRow {
	/** The `game_id` of the wire. */
	id: number;
	code: string;
	created_at: number;
	closed_at: number | null;
	/** The time of the last connection; null before the first record. */
	seen_at: number | null;
	/** The last stage that accepts no more entries; -1 before the first one. */
	closed_stage: number;
	/** 1 for a room that is played over days. */
	slow: number;
	/** The hash of the network from which it was opened; null when it is closed or none counts. */
	network_hash: string | null;
	/** The hash of the network around that one; null for IPv4. */
	wide_network_hash: string | null;
}

interface SeatRow {
	player_id: number;
	game_id: number;
	secret_hash: string;
	user_id: string | null;
	/** Hash of the game and of the device's id; null without one. */
	device_hash: string | null;
	/** Hash of the game and of the address of the last join; null on this machine. */
	address_hash: string | null;
	/** 1 if that address is a public one; null in seats of older versions. */
	address_public: number | null;
	/** The seat's first side; the room has the current one. */
	audience: number;
	/** The row of the member of its lasting table who has proved another secret; may be gone. */
	member_id: number | null;
	created_at: number;
}

/** A secret with which a further device uses a seat. */
interface SeatKeyRow {
	id: number;
	player_id: number;
	game_id: number;
	secret_hash: string;
	created_at: number;
}

/** The latest link with which a seat can be continued on another device. */
interface ContinueLinkRow {
	player_id: number;
	token_hash: string;
	expires_at: number;
	/** Null until a device has used it. */
	used_at: number | null;
}

/** A screen that shows a room without a seat. */
interface ScreenRow {
	id: number;
	game_id: number;
	secret_hash: string;
	/** The time when it was opened or last connected. */
	seen_at: number;
	/** The player whose seat opened it; null for a screen opened with the code only. */
	player_id: number | null;
	device_hash: string | null;
	address_hash: string | null;
}

/** The chat of a room's group. */
interface ChannelRow {
	game_id: number;
	kind: "discord" | "slack" | "mattermost";
	/** Null after the chat has refused it for good. */
	address: string | null;
	site: string;
	/** The messages in a row that the chat has refused. */
	refusals: number;
}

/** News that was sent to a room's chat. */
interface ChannelNewsRow {
	game_id: number;
	news: string;
}

interface CalendarRow {
	game_id: number;
	/** That of the seat's secret, from which the token follows. */
	secret_hash: string;
	salt: string;
	token_hash: string;
}

/** How much was written in the time of a game. */
interface PaceRow {
	game_id: number;
	words: number;
	seconds: number;
}

interface TextRow {
	id: number;
	game_id: number;
	content: string;
}

interface CoverRow {
	/** A hash of the story and the drawing. */
	id: string;
	game_id: number;
	story_id: number;
	drawing: string;
}

interface PartRow {
	submission_id: number;
	game_id: number;
	content: string;
	words: number;
	closed: number;
	updated_at: number;
}

interface EntryRow {
	player_id: number;
	game_id: number;
	stage: number;
	action: string;
	/** 0 for actions that a player has only once per stage. */
	story_id: number;
	/** The action's body as JSON. */
	body: string;
	/** The number of the connection that has saved it. */
	connection: number;
	updated_at: number;
}

interface ShareRow {
	shortcut: string;
	game_id: number;
	story_id: number;
	/** The public story as JSON. */
	body: string;
	expires_at: number;
}

interface ConfigRow {
	key: string;
	/** JSON. */
	value: string;
}

interface CountRow {
	key: string;
	count: number;
}

interface PromptPackRow {
	id: number;
	name: string;
	/** The account that created the pack; null for the built-in ones. */
	owner: string | null;
	/** A BCP 47 tag of `LANGUAGES`. */
	language: string;
}

interface PromptRow {
	id: number;
	pack_id: number;
	prompt: string;
}

interface AccountLanguageRow {
	user_id: string;
	/** A BCP 47 tag. */
	language: string;
}

interface RankRow {
	user_id: string;
	rank: number;
}

interface RankAwardRow {
	user_id: string;
	game_id: number;
	stories: number;
}

interface SavedStoryRow {
	user_id: string;
	story_id: number;
	title: string;
	mature: number;
	parts: number;
	/** The public story as JSON. */
	body: string;
	saved_at: number;
}

interface FinishedGameRow {
	/** The id of the game's first story. */
	id: number;
	/** The highest id that was created in the game. */
	last_id: number;
	game_id: number;
	/** The game as all viewers saw it, as JSON. */
	body: string;
	expires_at: number;
}

interface FinishedSeatRow {
	finished_id: number;
	secret_hash: string;
	user_id: string | null;
}

interface SupporterRow {
	source: "checkout" | "admin";
	/** The payment's id at the provider; the account's id for an admin's grant. */
	reference: string;
	/** Null while only the refund of the payment is known. */
	user_id: string | null;
	granted_at: number | null;
	revoked_at: number | null;
}

interface PaymentEventRow {
	id: string;
	received_at: number;
}

interface BugReportRow {
	id: number;
	user_id: string;
	summary: string;
	date: string;
	room_code: string;
	device: string;
	/** Null without an answer. */
	other_device: number | null;
	/** Null without an answer. */
	error_displayed: number | null;
	frequency: string | null;
	additional_info: string;
	created_at: number;
	read_at: number | null;
}

interface StoryReportRow {
	story_id: number;
	reason: string;
	shortcut: string;
	count: number;
	first_at: number;
	last_at: number;
	/** The time when an admin settled the report; null while it waits. */
	settled_at: number | null;
}

interface TakenStoryRow {
	story_id: number;
	shortcut: string;
	taken_at: number;
}

interface AdminLogRow {
	id: number;
	at: number;
	/** The label of the key. */
	label: string;
	action: string;
	target: string | null;
	/** The account that the action is about. */
	user_id: string | null;
	done: number;
}

interface StoreRow {
	id: string;
	bound: number;
}

interface VersionRow {
	id: number;
	version: string;
	/** The last migration of the upgrade. */
	migration: string;
	at: number;
}

interface PasskeyRow {
	id: number;
	account_id: string;
	credential_id: string;
	/** Base64url. */
	public_key: string;
	counter: number;
	/** A JSON list. */
	transports: string;
	/** The host name that the passkey belongs to. */
	site: string;
	label: string;
	created_at: number;
	used_at: number | null;
}

interface RecoveryCodeRow {
	account_id: string;
	code_hash: string;
}

interface PasswordResetRow {
	account_id: string;
	token_hash: string;
	expires_at: number;
}

interface ProviderRecordRow {
	/** The provider's kind of record, such as Session. */
	kind: string;
	/** A hash, because the plain id would give access to the session. */
	id_hash: string;
	/** JSON without the id. */
	payload: string;
	account_id: string | null;
	grant_id: string | null;
	/** The second id of a session. */
	uid: string | null;
	consumed_at: number | null;
	expires_at: number;
}

/** The keys that sign the server's push messages; one row. */
interface PushKeysRow {
	id: number;
	/** Base64url. */
	public_key: string;
	private_key: string;
}

/** A device that gets the news of a game for one of its players. */
interface PushSubscriptionRow {
	id: number;
	game_id: number;
	player_id: number;
	/** That of the device's secret, with which it ends. */
	secret_hash: string;
	/** The address at the browser's push service, and the keys that messages are encrypted for. */
	endpoint: string;
	p256dh: string;
	auth: string;
	/** A BCP 47 tag of `LANGUAGES`. */
	language: string;
	/** An IANA name. */
	time_zone: string;
	/** Hours from 0 to 23; equal ones mean no quiet hours. */
	quiet_from: number;
	quiet_until: number;
	/** The kinds of news that it gets, as a JSON list. */
	kinds: string;
	/** The messages in a row that the push service has refused. */
	refusals: number;
	created_at: number;
}

interface PushMessageRow {
	id: number;
	subscription_id: number;
	kind: string;
	key: string;
	/** The time after which it is no news; null without one. */
	until: number | null;
	created_at: number;
	/** The time of the next attempt; null when there is none. */
	due_at: number | null;
	attempts: number;
	sent_at: number | null;
}

/** A best line that others may read on the day after. */
interface FirstLineRow {
	id: number;
	/** The UTC date of its beginning. */
	date: string;
	/** A BCP 47 tag of `LANGUAGES`. */
	language: string;
	/** Hash of the date and of the account, or of the seat. */
	author_hash: string;
	/** Hash of the date and of the seat; null in rows that are older than the column. */
	seat_hash: string | null;
	/** Hash of the date and of the device that may read the lines of others. */
	device_hash: string | null;
	/** Empty when its writer has taken it back and it was reported. */
	line: string;
	/** 1 when nobody sees it. */
	reported: number;
}

interface FirstLineReportRow {
	line_id: number;
	/** The line of the reader who has reported this one. */
	reader_line_id: number;
	/** 16 bits of a hash of the reader's network, so that no address follows from it. */
	network: number;
	reported_at: number;
}

/** A table that a group keeps. */
interface LastingTableRow {
	id: number;
	/** The secret in its link. */
	key: string;
	name: string;
	/** The settings of its last game as JSON. */
	settings: string;
	/** The time of its last evening. */
	last_at: number;
	/** The time when a member began to open a room; null when nobody does. */
	opening_at: number | null;
}

/** A person of a table, known by an account or by the secret of the seat that they joined with. */
export interface TableMemberRow {
	id: number;
	table_id: number;
	user_id: string | null;
	secret_hash: string;
	joined_at: number;
	/** The seat that made the person a member, which the rows of all its devices share. */
	joined_as: number | null;
}

/** A room of a table. */
interface TableEveningRow {
	game_id: number;
	table_id: number;
	/** The time of its last results; null before the first. */
	played_at: number | null;
}

/** A story of an evening that a table's shelf keeps, or that its people took down. */
interface ShelfStoryRow {
	story_id: number;
	game_id: number;
	mature: number;
	kept_at: number;
	/** 1 when nothing of it may be shown. */
	taken_down: number;
}

/** A text of a story on a shelf. */
interface ShelfTextRow {
	story_id: number;
	kind: "title" | "cover" | "line" | "faces";
	content: string;
	/** The account of the person who made it; null for guests. */
	user_id: string | null;
}

declare module "knex/types/tables.js" {
	interface Tables {
		rooms: RoomRow;
		seats: SeatRow;
		seat_keys: SeatKeyRow;
		continue_links: ContinueLinkRow;
		screens: ScreenRow;
		channels: ChannelRow;
		channel_news: ChannelNewsRow;
		calendars: CalendarRow;
		paces: PaceRow;
		texts: TextRow;
		covers: CoverRow;
		parts: PartRow;
		entries: EntryRow;
		shares: ShareRow;
		config: ConfigRow;
		counts: CountRow;
		prompt_packs: PromptPackRow;
		prompts: PromptRow;
		account_languages: AccountLanguageRow;
		ranks: RankRow;
		rank_awards: RankAwardRow;
		saved_stories: SavedStoryRow;
		finished_games: FinishedGameRow;
		finished_seats: FinishedSeatRow;
		supporters: SupporterRow;
		payment_events: PaymentEventRow;
		bug_reports: BugReportRow;
		story_reports: StoryReportRow;
		taken_stories: TakenStoryRow;
		admin_log: AdminLogRow;
		store: StoreRow;
		versions: VersionRow;
		accounts: AccountRow;
		passkeys: PasskeyRow;
		recovery_codes: RecoveryCodeRow;
		password_resets: PasswordResetRow;
		provider_records: ProviderRecordRow;
		push_keys: PushKeysRow;
		push_subscriptions: PushSubscriptionRow;
		push_messages: PushMessageRow;
		first_lines: FirstLineRow;
		first_line_reports: FirstLineReportRow;
		lasting_tables: LastingTableRow;
		table_members: TableMemberRow;
		table_evenings: TableEveningRow;
		shelf_stories: ShelfStoryRow;
		shelf_texts: ShelfTextRow;
	}
}
