import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "../frame/room.css";
import "./downloads.css";

interface Props {
	error: string | null;
	/** How far it is, or what came of it. */
	children?: ReactNode;
}

/**
 * What stands below the buttons of a download; both places stay in the page, so that a change is
 * announced.
 */
export function TaskNote({ error, children }: Props) {
	return (
		<>
			<p className="task-note" role="status">
				{children}
			</p>
			<div role="alert">
				{error && (
					<p className="task-note error-line">
						<TriangleAlert size={20} aria-hidden />
						{error}
					</p>
				)}
			</div>
		</>
	);
}
