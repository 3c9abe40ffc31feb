import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import "../../pages/site-page.css";

interface ChoiceProps {
	to: string;
	picture: ReactNode;
	title: string;
	text: string;
	hot?: boolean;
}

/** One way to go on: a picture, a name, and a line about what waits there. */
export function Choice({ to, picture, title, text, hot = false }: ChoiceProps) {
	return (
		<Link to={to} className={`choice ${hot ? "hot" : ""}`}>
			<span className="picture">{picture}</span>
			<span>
				<b>{title}</b>
				<span className="about">{text}</span>
			</span>
			<ChevronRight size={24} strokeWidth={3} aria-hidden />
		</Link>
	);
}
