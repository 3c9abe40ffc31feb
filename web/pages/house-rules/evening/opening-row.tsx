import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { RowButton } from "../../../screens/settings/row-button.tsx";

interface Props extends Pick<ComponentProps<typeof RowButton>, "picture" | "title" | "text"> {
	/** The id of what the row opens. */
	controls: string;
	open: boolean;
	onToggle: () => void;
}

/** Shows a row that opens what it names. */
export const OpeningRow = ({ controls, open, onToggle, ...row }: Props) => (
	<RowButton
		{...row}
		{...(open && { sign: ChevronDown })}
		aria-expanded={open}
		aria-controls={controls}
		onClick={onToggle}
	/>
);
