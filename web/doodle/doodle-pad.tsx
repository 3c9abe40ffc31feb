import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { doodleWords as say } from "#words/game/doodle.ts";
import { saveFile } from "../exports/save-file.ts";
import { Button } from "../parts/form/button.tsx";
import { ErrorLine } from "../parts/page/error-line.tsx";
import { DrawingBoard } from "./drawing-board.tsx";
import { keepDrawing, keptDrawing } from "./keep-drawing.ts";
import { pictureOf, themeColours } from "./paint.ts";

/** Shows the doodle pad, which keeps its drawing on this device (docs/site.md "Doodle pad"). */
export default function DoodlePad() {
	const [drawing, setDrawing] = useState(keptDrawing);
	const [error, setError] = useState<string | null>(null);
	const { strokes } = drawing;

	const first = useRef(true);
	useEffect(() => {
		// The drawing of another tab stays until this one is touched.
		if (!first.current) setError(keepDrawing({ strokes }) ? null : say.tooLarge);
		first.current = false;
	}, [strokes]);

	const download = () =>
		pictureOf(strokes, themeColours).then(
			(picture) => saveFile(picture, say.file),
			() => setError(say.noPicture),
		);

	return (
		<>
			<DrawingBoard drawing={drawing} onChange={setDrawing}>
				<Button kind="plain" small disabled={strokes.length === 0} onClick={download}>
					<Download size={20} aria-hidden />
					{say.download}
				</Button>
			</DrawingBoard>
			<div role="alert">{error && <ErrorLine>{error}</ErrorLine>}</div>
		</>
	);
}
