import { Megaphone, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { siteWords } from "../../words/site.ts";
import "../form/button.css";
import "../../pages/site-page.css";

interface BannerProps {
	kind?: "news" | "urgent" | "red";
	children: ReactNode;
	onDismiss?: () => void;
}

/** A strip of news across the page; red ones are errors and are announced at once. */
export function Banner({ kind = "news", children, onDismiss }: BannerProps) {
	const Icon = kind === "news" ? Megaphone : TriangleAlert;
	return (
		<div className={`banner ${kind}`} role={kind === "red" ? "alert" : "status"}>
			<Icon size={20} aria-hidden />
			<span>{children}</span>
			{onDismiss && (
				<button
					type="button"
					className="icon-btn"
					aria-label={siteWords.dismiss}
					onClick={onDismiss}
				>
					<X size={20} strokeWidth={3} aria-hidden />
				</button>
			)}
		</div>
	);
}
