import { coverWords as say } from "#words/days/cover.ts";
import { Toggle } from "../../parts/form/toggle.tsx";

interface Props {
	checked: boolean;
	onChange: (checked: boolean) => void;
}

/** Lets a captain draw the cover after titling. */
export default function CoverSwitch(props: Props) {
	return <Toggle {...props} label={say.switch} />;
}
