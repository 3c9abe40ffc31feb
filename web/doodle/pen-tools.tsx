import { Eraser } from "lucide-react";
import { doodleWords as say } from "#words/game/doodle.ts";
import { classes } from "../parts/classes.ts";
import styles from "./doodle-pad.module.css";
import { INKS, type Ink, WIDTHS, type Width } from "./drawing.ts";
import { Swatches } from "./swatches.tsx";
import type { Pen } from "./use-pen.ts";

const INK_LOOKS: Record<Ink, string | undefined> = {
	ink: styles.ink,
	hot: styles.hot,
	marker: styles.marker,
	good: styles.good,
	sky: styles.sky,
};
const WIDTH_LOOKS: Record<Width, string | undefined> = {
	thin: styles.thin,
	medium: styles.medium,
	thick: styles.thick,
};
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[]; // the keys of the table are its names

interface PenToolsProps {
	pen: Pen;
	onChange: (pen: Pen) => void;
}

/** Shows the inks, the eraser and the widths to choose from. */
export const PenTools = ({ pen, onChange }: PenToolsProps) => (
	<div className={styles.tools}>
		<Swatches
			legend={say.pen}
			value={pen.ink ?? "eraser"}
			options={[
				...INKS.map((ink) => ({
					value: ink,
					label: say.inks[ink],
					picture: <i className={classes(styles.blot, INK_LOOKS[ink])} />,
				})),
				{
					value: "eraser" as const,
					label: say.eraser,
					picture: <Eraser size={22} aria-hidden />,
				},
			]}
			onChange={(ink) => onChange({ ...pen, ink: ink === "eraser" ? null : ink })}
		/>
		<Swatches
			legend={say.width}
			value={pen.width}
			options={WIDTH_NAMES.map((width) => ({
				value: width,
				label: say.widths[width],
				picture: <i className={classes(styles.line, WIDTH_LOOKS[width])} />,
			}))}
			onChange={(width) => onChange({ ...pen, width })}
		/>
	</div>
);
