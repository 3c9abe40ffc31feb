import { Page } from "../../parts/page/page.tsx";

/** Lays out a screen of a room: `RoomHeader`, content, `RoomFooter`. */
export const RoomPage = Page;
