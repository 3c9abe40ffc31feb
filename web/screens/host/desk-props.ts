import type { WireInput } from "#game/wire/bodies.ts";
import type { Game } from "#game/wire/state.ts";

/** What the host can order (docs/protocol.md "Host powers"). */
type HostOrder = WireInput<"game/vip">["vip_action"];

/** What every section of the host's desk takes. */
export interface DeskProps {
	game: Game;
	order: (order: HostOrder) => void;
}
