import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { tvWords } from "#words/game/tv.ts";
import { ApiError } from "../api.ts";
import { openTv, tvRoom } from "./tv-room.ts";

/**
 * Makes the page a screen of the room with this code. Returns the error if that fails, and a
 * function that tries again.
 */
export function useScreen(code: string, quiet: boolean): { why: string | null; retry: () => void } {
	const [failed, setFailed] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	const { goodbye } = useSnapshot(tvRoom);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try is another connection
	useEffect(() => {
		setFailed(null);
		if (code.length !== 4) return;
		let close = () => {};
		let left = false;
		openTv(code, quiet).then(
			(end) => {
				close = end;
				if (left) end();
			},
			(reason) => setFailed(reason instanceof ApiError ? reason.message : tvWords.failed),
		);
		return () => {
			left = true;
			close();
		};
	}, [code, quiet, tries]);
	return { why: failed ?? goodbye, retry: () => setTries((before) => before + 1) };
}
