import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { siteWords } from "../../words/site.ts";
import "../form/button.css";
import "./dialog.css";

interface DialogProps {
	title: ReactNode;
	open: boolean;
	onClose: () => void;
	children: ReactNode;
}

/** A note on top of the page; Escape, the cross and a press beside it close it. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const heading = useId();

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || dialog.open === open) return;
		if (open) dialog.showModal();
		else dialog.close();
	}, [open]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the note has Escape as its key
		<dialog
			ref={ref}
			className="dialog"
			aria-labelledby={heading}
			onClose={() => open && onClose()}
			onClick={(event) => event.target === ref.current && onClose()}
		>
			{open && (
				<div>
					<div className="title">
						<h2 id={heading}>{title}</h2>
						<button
							type="button"
							className="icon-btn"
							aria-label={siteWords.close}
							onClick={onClose}
						>
							<X size={22} aria-hidden />
						</button>
					</div>
					{children}
				</div>
			)}
		</dialog>
	);
}
