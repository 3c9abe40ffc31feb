import type { ReactNode } from "react";
import "./page/sheet.css";

/** The words that matter, under the highlighter. */
export function Marked({ children }: { children: ReactNode }) {
	return <span className="mark">{children}</span>;
}
