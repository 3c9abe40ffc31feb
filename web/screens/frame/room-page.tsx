import { Page } from "../../parts/page/page.tsx";

/** The column of a screen inside a room: `RoomHeader`, middle, `RoomFooter`. */
export const RoomPage = Page;
