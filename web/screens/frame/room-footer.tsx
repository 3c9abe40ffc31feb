import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { store } from "../../store.ts";
import { Paused } from "../host/paused.tsx";
import { Connection } from "./connection.tsx";
import { SaveStateLine } from "./save-state.tsx";
import { Timer } from "./timer.tsx";
import "./room.css";

interface RoomFooterProps {
	/** The primary action. */
	children?: ReactNode;
	/** Epoch ms; null says that nothing runs out, left out says nothing. */
	limit?: number | null;
	/** Seconds below which the timer changes its shape. */
	warnBelow?: number;
	showSave?: boolean;
	/** A line beside the timer. */
	note?: ReactNode;
}

/**
 * What to press, how long is left, whether all is saved and the line holds (look.md "Every screen
 * answers").
 */
export function RoomFooter({
	children,
	limit,
	warnBelow,
	showSave = false,
	note,
}: RoomFooterProps) {
	const { error } = useSnapshot(store.room);
	return (
		<footer className="room-footer">
			<Paused />
			{children}
			<div role="alert">
				{error && (
					<p className="error-line">
						<TriangleAlert size={20} aria-hidden />
						{error}
					</p>
				)}
			</div>
			<div className="bar">
				{limit !== undefined && <Timer limit={limit} warnBelow={warnBelow} />}
				{note ? <span className="grow note">{note}</span> : <span className="grow" />}
				{showSave && <SaveStateLine />}
				<Connection />
			</div>
		</footer>
	);
}
