import { Download, Redo2, Undo2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { doodleWords as say } from "#words/doodle.ts";
import { saveFile } from "../exports/save-file.ts";
import { Button } from "../parts/form/button.tsx";
import { ConfirmButton } from "../parts/form/confirm-button.tsx";
import { ErrorLine } from "../parts/page/error-line.tsx";
import styles from "./doodle-pad.module.css";
import { addStroke, clear, redo, undo } from "./drawing.ts";
import { keepDrawing, keptDrawing } from "./keep-drawing.ts";
import { pictureOf, themeColours } from "./paint.ts";
import { PenTools } from "./pen-tools.tsx";
import { DoodleSheet } from "./sheet.tsx";
import type { Pen } from "./use-pen.ts";

/** Shows the doodle pad, which keeps its drawing on this device (docs/site.md "Doodle pad"). */
export default function DoodlePad() {
	const [drawing, setDrawing] = useState(keptDrawing);
	const [pen, setPen] = useState<Pen>({ ink: "ink", width: "medium" });
	const [error, setError] = useState<string | null>(null);
	const { strokes, before, after } = drawing;

	const first = useRef(true);
	useEffect(() => {
		// The drawing of another tab stays until this one is touched.
		if (!first.current) setError(keepDrawing({ strokes }) ? null : say.tooLarge);
		first.current = false;
	}, [strokes]);

	const shortcut = (event: KeyboardEvent) => {
		if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		setDrawing(event.shiftKey ? redo : undo);
	};
	const download = () =>
		pictureOf(strokes, themeColours).then(
			(picture) => saveFile(picture, say.file),
			() => setError(say.noPicture),
		);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the buttons inside
		<div className={styles.pad} onKeyDown={shortcut}>
			<DoodleSheet
				strokes={strokes}
				pen={pen}
				onStroke={(stroke) => setDrawing((now) => addStroke(now, stroke))}
			/>
			<PenTools pen={pen} onChange={setPen} />
			<div className={styles.deeds}>
				<Button
					kind="plain"
					small
					aria-label={say.undo}
					aria-keyshortcuts="Control+Z"
					disabled={before.length === 0}
					onClick={() => setDrawing(undo)}
				>
					<Undo2 size={20} aria-hidden />
				</Button>
				<Button
					kind="plain"
					small
					aria-label={say.redo}
					aria-keyshortcuts="Control+Shift+Z"
					disabled={after.length === 0}
					onClick={() => setDrawing(redo)}
				>
					<Redo2 size={20} aria-hidden />
				</Button>
				<ConfirmButton
					small
					label={say.clear}
					sure={say.sure}
					disabled={strokes.length === 0}
					onConfirm={() => setDrawing(clear)}
				/>
				<Button kind="plain" small disabled={strokes.length === 0} onClick={download}>
					<Download size={20} aria-hidden />
					{say.download}
				</Button>
			</div>
			<div role="alert">{error && <ErrorLine>{error}</ErrorLine>}</div>
		</div>
	);
}
