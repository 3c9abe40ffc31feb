import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { siteWords } from "../../words/site.ts";
import { classes } from "../classes.ts";
import styles from "./button.module.css";

interface Look {
	kind?: "hot" | "plain" | undefined;
	small?: boolean | undefined;
}

interface ButtonProps extends ComponentProps<"button">, Look {
	/** Shows "loading..." and disables the button while a request runs. */
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

/** Shows a link that looks like a button. */
export function ButtonLink({
	kind,
	small,
	className,
	...rest
}: ComponentProps<typeof Link> & Look) {
	return <Link {...rest} className={classes(lookOf({ kind, small }), className)} />;
}
