import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { personWords } from "#words/site/person.ts";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../classes.ts";
import { Button } from "../form/button.tsx";
import { IconButton } from "../form/icon-button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
	title: ReactNode;
	open: boolean;
	onClose: () => void;
	/** Screen readers announce the dialog as an alert. */
	alert?: boolean;
	className?: string | undefined;
	titleClass?: string | undefined;
	/** False where the content ends with its own way out. */
	cross?: boolean;
	children: ReactNode;
}

/** Shows a modal dialog, which closes on Escape, on its cross and on a press beside it. */
export function Dialog({
	title,
	open,
	onClose,
	alert,
	className,
	titleClass,
	cross = true,
	children,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const heading = useId();

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || dialog.open === open) return;
		if (open) dialog.showModal();
		else dialog.close();
	}, [open]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a press beside it
		<dialog
			ref={ref}
			role={alert ? "alertdialog" : undefined}
			className={classes(styles.dialog, className)}
			aria-labelledby={heading}
			// The event comes later, when the dialog may be open again.
			onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
			onClick={(event) => event.target === ref.current && onClose()}
		>
			{open && (
				<div className={styles.body}>
					<div className={styles.title}>
						<h2 id={heading} className={titleClass}>
							{title}
						</h2>
						{cross && (
							<IconButton aria-label={siteWords.close} onClick={onClose}>
								<X size={22} aria-hidden />
							</IconButton>
						)}
					</div>
					{children}
				</div>
			)}
		</dialog>
	);
}

/** Wraps the buttons at the end of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
	<div className={styles.actions}>{children}</div>
);

/** Shows a text that the player has to dismiss; nothing for null. */
export const Alert = ({ text, onClose }: { text: string | null; onClose: () => void }) => (
	<Dialog title={text} open={text !== null} onClose={onClose} alert>
		<DialogActions>
			<Button onClick={onClose}>{personWords.alerts.ok}</Button>
		</DialogActions>
	</Dialog>
);
