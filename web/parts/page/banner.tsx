import { Megaphone, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../classes.ts";
import { IconButton } from "../form/icon-button.tsx";
import styles from "./banner.module.css";

interface BannerProps {
	kind?: "news" | "urgent" | "red";
	children: ReactNode;
	onDismiss?: () => void;
	/** The banner is in a live region, which announces it. */
	inRegion?: boolean;
}

const LOOKS = { news: undefined, urgent: styles.urgent, red: styles.red };

/** Shows a strip across the page. A red one is an error, which screen readers announce at once. */
export function Banner({ kind = "news", children, onDismiss, inRegion = false }: BannerProps) {
	const Icon = kind === "news" ? Megaphone : TriangleAlert;
	return (
		<div
			className={classes(styles.banner, LOOKS[kind])}
			role={inRegion ? undefined : kind === "red" ? "alert" : "status"}
		>
			<Icon size={20} aria-hidden />
			<span>{children}</span>
			{onDismiss && (
				<IconButton
					bare
					className={styles.dismiss}
					aria-label={siteWords.dismiss}
					onClick={onDismiss}
				>
					<X size={20} strokeWidth={3} aria-hidden />
				</IconButton>
			)}
		</div>
	);
}
