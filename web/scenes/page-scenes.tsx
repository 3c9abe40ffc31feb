import type { ReactNode } from "react";
import howToPlay from "#words/texts/how-to-play.ts";
import { ApiError } from "../api.ts";
import { ContinueHere } from "../pages/continue/continue.tsx";
import { CreatePage } from "../pages/create/create.tsx";
import { CreateForm } from "../pages/create/create-form.tsx";
import NewHost from "../pages/create/new-host.tsx";
import { RoomRefused } from "../pages/game/room-refused.tsx";
import { Home } from "../pages/home/home.tsx";
import type { Invited } from "../pages/invitation/use-invitation.ts";
import { Welcome } from "../pages/invitation/welcome.tsx";
import { JoinPage } from "../pages/join/join.tsx";
import { LibraryPage } from "../pages/library/library.tsx";
import { OwnPacksPage } from "../pages/packs/own-packs.tsx";
import { PlayPage } from "../pages/play/play.tsx";
import { ProfilePage } from "../pages/profile/profile.tsx";
import { RecipeOf } from "../pages/recipe/recipe.tsx";
import { SupporterPage } from "../pages/supporter/supporter.tsx";
import { TextPage } from "../pages/texts/text-page.tsx";
import { CLASSIC, type Recipe } from "../recipe/recipe.ts";
import { recipeText } from "../recipe/write-recipe.ts";
import { CodeForm } from "../tv/code-form.tsx";
import { ANSWERED_SCENES } from "./answered-scenes.tsx";
import { MyGames } from "./my-games.tsx";
import { AvatarWall, FontSamples, ThemeSamples } from "./samples.tsx";
import { TABLE_SCENES } from "./table-scenes.tsx";

const INVITED: Invited = {
	host: "Mika",
	count: 3,
	state: "lobby",
	mature: false,
	locked: false,
	audiences: true,
	language: "fr",
	partHours: null,
	players: [
		{ name: "Mika", sprite_id: 17 },
		{ name: "Dot", sprite_id: 12 },
		{ name: "Wormy", sprite_id: 19 },
	],
};

const BIRTHDAY = {
	settings: {
		...CLASSIC,
		num_switches: 5,
		write_duration: 300,
		maturity: "MATURE",
		prompt_packs: ["hardcore", "drama"],
		hide_authors: true,
		allow_duplicate_characters: true,
	},
	packs: ["Inside jokes of 2009"],
	cast: ["Aunt Gerda", "The Duck", "A Sad Toaster", "Napoleon", "Somebody From the Bank"],
} satisfies Recipe;

const invitation = (more: Partial<Invited> = {}) => (
	<Welcome
		refusedName={null}
		code="WXYZ"
		invited={{ ...INVITED, ...more }}
		refresh={() => Promise.resolve()}
		onSeated={() => undefined}
		onRefused={() => undefined}
	/>
);

const refused = (code: ApiError["code"], text: string) => (
	<RoomRefused
		code="WXYZ"
		refusal={new ApiError(code ? 409 : 0, text, code && { code })}
		enter={() => undefined}
	/>
);

const CROWD = Array.from({ length: 12 }, (_, i) => ({ name: `Friend ${i + 1}`, sprite_id: i }));

/** The pages outside of rooms, and samples of what a player can wear. */
export const PAGE_SCENES: Record<string, () => ReactNode> = {
	avatars: () => <AvatarWall />,
	fonts: () => <FontSamples />,
	themes: () => <ThemeSamples />,
	home: () => <Home />,
	profile: () => <ProfilePage />,
	play: () => <PlayPage />,
	create: () => <CreatePage />,
	"create-form": () => <CreateForm mode="default" onMode={() => undefined} />,
	join: () => <JoinPage />,
	invitation: () => invitation(),
	"invitation-slow": () => invitation({ partHours: 24 }),
	"invitation-crowd": () => invitation({ players: CROWD, count: 17, host: "Friend 1" }),
	"new-host": () => <NewHost start="/play/create?mode=default" mode="default" />,
	library: () => <LibraryPage />,
	supporter: () => <SupporterPage />,
	"room-started": () => refused("started", "This game has started without you."),
	"room-unreachable": () => refused(undefined, "The server did not answer. Please try again."),
	"screen-code": () => <CodeForm why={null} code="" onCode={() => undefined} />,
	"screen-code-wrong": () => (
		<CodeForm why="There is no room with this code." code="WXYZ" onCode={() => undefined} />
	),
	"my-games": () => <MyGames />,
	continue: () => <ContinueHere token="a" />,
	"continue-incomplete": () => <ContinueHere token="" />,
	recipe: () => <RecipeOf text={recipeText(BIRTHDAY)} />,
	"recipe-classic": () => (
		<RecipeOf text={recipeText({ settings: CLASSIC, packs: [], cast: [] })} />
	),
	"recipe-incomplete": () => <RecipeOf text={recipeText(BIRTHDAY).slice(0, -20)} />,
	"recipe-none": () => <RecipeOf text="Kj8" />,
	...ANSWERED_SCENES,
	...TABLE_SCENES,
	packs: () => <OwnPacksPage />,
	"how-to-play": () => <TextPage page={howToPlay} />,
};
