import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { siteWords } from "../../words/site.ts";
import { classes } from "../classes.ts";
import styles from "./button.module.css";

interface Look {
	kind?: "hot" | "plain";
	small?: boolean;
}

interface ButtonProps extends ComponentProps<"button">, Look {
	/** A request is under way: shows "loading..." and takes no press. */
	busy?: boolean;
	/** Asks for one more press before it acts. */
	asking?: boolean;
}

const lookOf = ({ kind, small }: Look) =>
	classes(styles.button, kind === "plain" && styles.plain, small && styles.small);

/** The button of the game; hot is the one primary action of a screen. */
export function Button({
	kind,
	small,
	busy = false,
	asking = false,
	className,
	disabled,
	children,
	...rest
}: ButtonProps) {
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
			disabled={disabled || busy}
			aria-busy={busy || undefined}
		>
			{busy ? siteWords.loading : children}
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink({
	kind,
	small,
	className,
	...rest
}: ComponentProps<typeof Link> & Look) {
	return <Link {...rest} className={classes(lookOf({ kind, small }), className)} />;
}
