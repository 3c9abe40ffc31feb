export { room } from "./room.ts";
