import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import "../styles/site-page.css";

interface ChoiceProps {
	to: string;
	picture: ReactNode;
	title: string;
	text: string;
	hot?: boolean;
	/** Shown instead of the arrow; then the choice leads nowhere yet. */
	later?: string | undefined;
}

/** One way to go on: a picture, a name, and a line about what waits there. */
export function Choice({ to, picture, title, text, hot = false, later }: ChoiceProps) {
	const inside = (
		<>
			<span className="picture">{picture}</span>
			<span>
				<b>{title}</b>
				<span className="about">{text}</span>
			</span>
			{later ? <span className="pill">{later}</span> : <ChevronRight size={24} strokeWidth={3} aria-hidden />}
		</>
	);
	return later ? (
		<span className="choice" aria-disabled="true">
			{inside}
		</span>
	) : (
		<Link to={to} className={`choice ${hot ? "hot" : ""}`}>
			{inside}
		</Link>
	);
}
