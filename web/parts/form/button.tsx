import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router-dom";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../classes.ts";
import styles from "./button.module.css";

interface Look {
	kind?: "hot" | "plain" | undefined;
	small?: boolean | undefined;
}

interface ButtonProps extends ComponentProps<"button">, Look {
	/** Shows "loading..." while a request runs. The button takes no press then, and keeps the focus. */
	busy?: boolean;
	/** Shows that the button needs one more press. */
	asking?: boolean;
}

const lookOf = ({ kind, small }: Look) =>
	classes(styles.button, kind === "plain" && styles.plain, small && styles.small);

/** Shows a button. The kind "hot" is for the one primary action of a screen. */
export function Button({
	kind,
	small,
	busy = false,
	asking = false,
	className,
	disabled,
	onClick,
	children,
	...rest
}: ButtonProps) {
	// Preventing the default also keeps a form from being submitted once more.
	const press = busy ? (event: MouseEvent) => event.preventDefault() : onClick;
	return (
		<button
			type="button"
			{...rest}
			className={classes(
				lookOf({ kind, small }),
				busy && styles.busy,
				asking && styles.asking,
				className,
			)}
			disabled={disabled && !busy}
			{...(busy && { "aria-disabled": true, "aria-busy": true })}
			onClick={press}
		>
			{busy ? siteWords.loading : children}
		</button>
	);
}

/** Shows a link that looks like a button. */
export function ButtonLink({
	kind,
	small,
	className,
	...rest
}: ComponentProps<typeof Link> & Look) {
	return <Link {...rest} className={classes(lookOf({ kind, small }), className)} />;
}
