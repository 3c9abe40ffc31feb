import type { ReactNode } from "react";
import { utcDate } from "#game/settings/first-line.ts";
import { STATUS } from "#game/status.ts";
import type {
	FinishedGame,
	SavedStory,
	SavedStoryRow,
	SharedStory,
} from "../../gateway/api/answers.ts";
import type { FirstLineAnswer, OthersLinesAnswer } from "../../gateway/api/days-answers.ts";
import type {
	BackupsAnswer,
	InteractionAnswer,
	OwnAccountAnswer,
	PasswordResetAnswer,
	ReleasesAnswer,
} from "../../gateway/api/site-answers.ts";
import { AccountPage } from "../pages/account/account.tsx";
import { ServerState } from "../pages/admin/server-state.tsx";
import { Home } from "../pages/home/home.tsx";
import { LastGamePage } from "../pages/last-game/last-game.tsx";
import { DaysWritten } from "../pages/library/days-written.tsx";
import { LibraryPage } from "../pages/library/library.tsx";
import { SavedStoryPage } from "../pages/library/saved-story.tsx";
import { SharedStoryPage } from "../pages/shared-story/shared-story.tsx";
import { NewPasswordForm } from "../pages/sign-in/new-password.tsx";
import { SignInPage } from "../pages/sign-in/sign-in.tsx";
import { SitePage } from "../pages/site-page.tsx";
import { Lines } from "../screens/first-line/others-lines.tsx";
import { Answered } from "./answered.tsx";
import { FIRST_LINE } from "./days-scenes.ts";
import { GUEST, ScenePlay } from "./evening.ts";
import { DRAWING, NAMES, partOf, textOf, titleId } from "./texts.ts";

const NOW = Date.UTC(2026, 10, 20, 20);

const ACCOUNT: OwnAccountAnswer = {
	account: {
		name: "mika.the.magnificent",
		screen_name: "Mika",
		created_at: NOW,
		passkeys: [
			{
				id: 1,
				label: "The kitchen laptop",
				site: "plotluck.example",
				created_at: NOW,
				used_at: NOW,
			},
		],
		recovery_codes: 7,
	},
};

const SIGN_IN: InteractionAnswer = { expires_at: NOW, passkeys: true };
const RESET: PasswordResetAnswer = { name: "mika.the.magnificent", expires_at: NOW };

const STORY: Omit<SharedStory, "expires_at"> = {
	title: textOf(titleId(3)),
	mature: false,
	captain: { name: NAMES[8] ?? "", sprite_id: 17 },
	characters: ["A very long name that nobody shortened", "The Moon"],
	parts: [0, 1, 2].map((part) => ({
		...{ player: NAMES[part] ?? "", sprite_id: part * 5 },
		content: partOf(3, part),
		censored: false,
		reactions: { 1: 2, 5: 3 },
	})),
	awards: ["Best title", "Crowd favourite"],
};
const SHARED: SharedStory = { ...STORY, cover: DRAWING, expires_at: NOW };
const SAVED: SavedStory = { ...STORY, cover: DRAWING, id: 1, saved_at: NOW };
const ROWS = [0, 1, 2, 3].map(
	(i): SavedStoryRow => ({
		id: i + 1,
		title: textOf(titleId(i)),
		mature: i === 1,
		parts: 3 + i,
		saved_at: NOW,
	}),
);

function finishedGame(): FinishedGame {
	const evening = new ScenePlay(NOW, {});
	evening.playTo(STATUS.results);
	return { game: evening.view(GUEST).game, expires_at: NOW };
}

// The address of a scene has no parameters, so what it names is empty.
const FINISHED = { "/games/0": finishedGame() };

const { names: characters, ...LINE } = FIRST_LINE;
const TODAY: FirstLineAnswer = { ...LINE, characters, language: "en" };
const DAYS = [0, 1, 2, 5, 9].map((day) => utcDate(Date.now() - day * 86_400_000));
const OTHERS: OthersLinesAnswer = {
	date: LINE.date,
	lines: [0, 1, 2].map((id) => ({ id, line: textOf(titleId(id)) })),
};

const BACKUP = { folder: "/mnt/backups/plotluck/2026-11-12T03-00-00", bytes: 48_300_000 };
const BACKUPS: BackupsAnswer = {
	...{ postgres: false, scheduled: true, overdue: true },
	last: {
		...{ ...BACKUP, at: NOW, bytes: 0 },
		problem: "FOLDER must have 52 MB free for the copies (got 3 MB).",
	},
	good: { ...BACKUP, at: NOW - 8 * 86_400_000, problem: null },
};
const RELEASES: ReleasesAnswer = {
	own: "1.0.0",
	newer: { version: "1.3.0", address: "https://code.example/plotluck/releases/v1.3.0" },
	problem: null,
};

/** The pages that show what the server knows, each with an answer of the server. */
export const ANSWERED_SCENES: Record<string, () => ReactNode> = {
	account: () => (
		<Answered answers={{ "/account": ACCOUNT }}>
			<AccountPage />
		</Answered>
	),
	"sign-in": () => (
		<Answered answers={{ "/interactions/": SIGN_IN }}>
			<SignInPage />
		</Answered>
	),
	"new-password": () => (
		<Answered answers={{ "/passwordResets/account": RESET }}>
			<NewPasswordForm />
		</Answered>
	),
	"library-full": () => (
		<Answered answers={{ "/playerStories": ROWS }}>
			<LibraryPage />
		</Answered>
	),
	"saved-story": () => (
		<Answered answers={{ "/playerStories/": SAVED }}>
			<SavedStoryPage />
		</Answered>
	),
	"first-line": () => (
		<Answered answers={{ "/firstLine": TODAY }}>
			<Home />
		</Answered>
	),
	"days-written": () => (
		<Answered answers={{ "/firstLine/others": OTHERS }}>
			<SitePage title="Days" heading="Days" back="/">
				<DaysWritten days={DAYS} />
				<Lines />
			</SitePage>
		</Answered>
	),
	"admin-server": () => (
		<Answered answers={{ "/admin/backups": BACKUPS, "/admin/releases": RELEASES }}>
			<SitePage title="Admin" heading="Backstage" back="/">
				<ServerState />
			</SitePage>
		</Answered>
	),
	"last-game": () => (
		<Answered answers={FINISHED}>
			<LastGamePage />
		</Answered>
	),
	"shared-story": () => (
		<Answered answers={{ "/stories/view/": SHARED }}>
			<SharedStoryPage />
		</Answered>
	),
};
