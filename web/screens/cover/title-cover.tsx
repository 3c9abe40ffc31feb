import { coverWords as say } from "#words/game/cover.ts";
import { Toggle } from "../../parts/form/toggle.tsx";

export { CoverOffer } from "./cover-offer.tsx";
export { CoverPad } from "./cover-pad.tsx";

interface SwitchProps {
	checked: boolean;
	onChange: (checked: boolean) => void;
}

/** Lets a captain draw the cover after titling. */
export const CoverSwitch = (props: SwitchProps) => <Toggle {...props} label={say.switch} />;
