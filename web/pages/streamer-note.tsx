import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { NewsLine } from "../parts/news-line.tsx";
import { store } from "../store.ts";
import { layoutWords } from "../words/layout.ts";

/** Tells screen readers when streamer mode was switched, also by its keys. */
export function StreamerNote() {
	const { hiddenCode } = useSnapshot(store);
	const [first, setFirst] = useState<boolean | null>(hiddenCode);
	useEffect(() => {
		if (first !== null && hiddenCode !== first) setFirst(null);
	}, [first, hiddenCode]);
	const { hidden, shown } = layoutWords.streamerMode;
	return <NewsLine text={first === null ? (hiddenCode ? hidden : shown) : ""} />;
}
