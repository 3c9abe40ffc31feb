import { Check, CloudOff, LoaderCircle, Lock } from "lucide-react";
import { useSnapshot } from "valtio";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import "./room.css";
import "../../parts/page/sheet.css";

const ICON = { saving: LoaderCircle, saved: Check, offline: CloudOff, closed: Lock };

/** Whether what was typed is safe; the live region stays so that a change is announced. */
export function SaveStateLine() {
	const { save } = useSnapshot(store.room);
	const Icon = save === "idle" ? null : ICON[save];
	return (
		<span className="save" role="status">
			{Icon && (
				<span className={`pill save-state ${save}`}>
					<Icon size={15} strokeWidth={3} aria-hidden />
					{siteWords.save[save]}
				</span>
			)}
		</span>
	);
}
