import { accountWords } from "./account.ts";
import { blogWords } from "./blog.ts";
import { createWords } from "./create.ts";
import { avatarNames } from "./evening/avatars.ts";
import { bookWords } from "./evening/book.ts";
import { invitationWords } from "./evening/invitation.ts";
import { roomsBackWords } from "./evening/rooms-back.ts";
import { storyWords } from "./evening/stories.ts";
import { fieldWords } from "./fields.ts";
import { hostWords } from "./host.ts";
import { layoutWords } from "./layout.ts";
import { ownAccountWords } from "./own-account.ts";
import { personWords } from "./person.ts";
import { roomWords } from "./room.ts";
import { screenWords } from "./screens.ts";
import { siteWords } from "./site.ts";
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
	fields: fieldWords,
	screens: screenWords,
	host: hostWords,
	zine: zineWords,
	layout: layoutWords,
	supporters: supporterWords,
	person: personWords,
	avatars: avatarNames,
	roomsBack: roomsBackWords,
	stories: storyWords,
	invitation: invitationWords,
} as const;
