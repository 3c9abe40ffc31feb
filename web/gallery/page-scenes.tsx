import type { ReactNode } from "react";
import { CreatePage } from "../pages/create/create.tsx";
import { Home } from "../pages/home/home.tsx";
import { JoinPage } from "../pages/join/join.tsx";
import { LibraryPage } from "../pages/library/library.tsx";
import { OwnPacksPage } from "../pages/packs/own-packs.tsx";
import { PlayPage } from "../pages/play/play.tsx";
import { ProfilePage } from "../pages/profile/profile.tsx";
import howToPlay from "../pages/texts/how-to-play.ts";
import { TextPage } from "../pages/texts/text-page.tsx";
import { AvatarWall, FontSamples, ThemeSamples } from "./samples.tsx";

/** The pages outside of rooms, and samples of what a player can wear. */
export const PAGE_SCENES: Record<string, () => ReactNode> = {
	avatars: () => <AvatarWall />,
	fonts: () => <FontSamples />,
	themes: () => <ThemeSamples />,
	home: () => <Home />,
	profile: () => <ProfilePage />,
	play: () => <PlayPage />,
	create: () => <CreatePage />,
	join: () => <JoinPage />,
	library: () => <LibraryPage />,
	packs: () => <OwnPacksPage />,
	"how-to-play": () => <TextPage page={howToPlay} />,
};
