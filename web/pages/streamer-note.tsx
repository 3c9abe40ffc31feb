import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import common from "../parts/common.module.css";
import { store } from "../store.ts";
import { layoutWords } from "../words/layout.ts";

/** Announces to screen readers that streamer mode was switched, also by its keys. */
export function StreamerNote() {
	const { hiddenCode } = useSnapshot(store);
	const [first, setFirst] = useState<boolean | null>(hiddenCode);
	useEffect(() => {
		if (first !== null && hiddenCode !== first) setFirst(null);
	}, [first, hiddenCode]);
	const { hidden, shown } = layoutWords.streamerMode;
	return (
		<p className={common.silentText} role="status">
			{first === null && (hiddenCode ? hidden : shown)}
		</p>
	);
}
