import { Redo2, Undo2 } from "lucide-react";
import type { CSSProperties, KeyboardEvent, ReactNode } from "react";
import { useState } from "react";
import { doodleWords as say } from "#words/game/doodle.ts";
import { Button } from "../parts/form/button.tsx";
import { ConfirmButton } from "../parts/form/confirm-button.tsx";
import styles from "./doodle-pad.module.css";
import { addStroke, clear, type Drawing, redo, undo } from "./drawing.ts";
import { type Colours, themeColours } from "./paint.ts";
import { PenTools } from "./pen-tools.tsx";
import { DoodleSheet } from "./sheet.tsx";
import type { Pen } from "./use-pen.ts";

interface Props {
	drawing: Drawing;
	onChange: (change: (drawing: Drawing) => Drawing) => void;
	/** Colours other than the theme's, also as custom properties. The pen then has no pressure. */
	fixed?: { colours: Colours; style: CSSProperties };
	/** Further buttons. */
	children?: ReactNode;
}

/** Shows a sheet to draw on with the pens, and the buttons that undo. */
export function DrawingBoard({ drawing, onChange, fixed, children }: Props) {
	const [pen, setPen] = useState<Pen>({ ink: "ink", width: "medium" });
	const { strokes, before, after } = drawing;
	const shortcut = (event: KeyboardEvent) => {
		if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		onChange(event.shiftKey ? redo : undo);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the buttons inside
		<div className={styles.pad} style={fixed?.style} onKeyDown={shortcut}>
			<DoodleSheet
				strokes={strokes}
				pen={fixed ? { ...pen, flat: true } : pen}
				colours={fixed?.colours ?? themeColours}
				onStroke={(stroke) => onChange((now) => addStroke(now, stroke))}
			/>
			<PenTools pen={pen} onChange={setPen} />
			<div className={styles.deeds}>
				<Button
					kind="plain"
					small
					aria-label={say.undo}
					aria-keyshortcuts="Control+Z"
					disabled={before.length === 0}
					onClick={() => onChange(undo)}
				>
					<Undo2 size={20} aria-hidden />
				</Button>
				<Button
					kind="plain"
					small
					aria-label={say.redo}
					aria-keyshortcuts="Control+Shift+Z"
					disabled={after.length === 0}
					onClick={() => onChange(redo)}
				>
					<Redo2 size={20} aria-hidden />
				</Button>
				<ConfirmButton
					small
					label={say.clear}
					sure={say.sure}
					disabled={strokes.length === 0}
					onConfirm={() => onChange(clear)}
				/>
				{children}
			</div>
		</div>
	);
}
