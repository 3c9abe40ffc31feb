import type { WireInput } from "#game/wire/bodies.ts";
import type { Game } from "#game/wire/state.ts";

/** One host power (docs/protocol.md "Host powers"). */
type HostOrder = WireInput<"game/vip">["vip_action"];

/** The props of every section of the host's desk. */
export interface DeskProps {
	game: Game;
	order: (order: HostOrder) => void;
}
