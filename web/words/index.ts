import { accountWords } from "./account.ts";
import { avatarNames } from "./avatars.ts";
import { blogWords } from "./blog.ts";
import { bookWords } from "./book.ts";
import { createWords } from "./create.ts";
import { hostWords } from "./host.ts";
import { invitationWords } from "./invitation.ts";
import { layoutWords } from "./layout.ts";
import { ownAccountWords } from "./own-account.ts";
import { personWords } from "./person.ts";
import { roomWords } from "./room.ts";
import { screenWords } from "./screens.ts";
import { siteWords } from "./site.ts";
import { storyWords } from "./stories.ts";
import { supporterWords } from "./supporters.ts";
import { zineWords } from "./zine.ts";

/**
 * Every text that players read, except the long pages. Each screen and page imports only its part,
 * so that nothing else has to load.
 */
export const words = {
	site: siteWords,
	room: roomWords,
	account: accountWords,
	ownAccount: ownAccountWords,
	blog: blogWords,
	book: bookWords,
	create: createWords,
	screens: screenWords,
	host: hostWords,
	zine: zineWords,
	layout: layoutWords,
	supporters: supporterWords,
	person: personWords,
	avatars: avatarNames,
	stories: storyWords,
	invitation: invitationWords,
} as const;
