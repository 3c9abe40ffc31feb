import type { ComponentProps } from "react";
import { siteWords } from "../../words/site.ts";
import "./button.css";

interface ButtonProps extends ComponentProps<"button"> {
	kind?: "hot" | "plain";
	small?: boolean;
	/** A request is under way: shows "loading..." and takes no press. */
	busy?: boolean;
}

/** The button of the game; hot is the one primary action of a screen. */
export function Button({
	kind = "hot",
	small = false,
	busy = false,
	className = "",
	disabled,
	children,
	...rest
}: ButtonProps) {
	const names = ["btn", kind === "plain" && "plain", small && "small", busy && "busy", className]
		.filter(Boolean)
		.join(" ");
	return (
		<button
			type="button"
			{...rest}
			className={names}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
		>
			{busy ? siteWords.loading : children}
		</button>
	);
}
