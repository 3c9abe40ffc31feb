import { useEffect } from "react";
import { invitationWords } from "#words/site/invitation.ts";
import { applyTheme } from "../../device/apply-theme.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { store } from "../../store.ts";
import { type Look, LookFields } from "../profile/look-fields.tsx";

interface LookDialogProps {
	look: Look;
	open: boolean;
	onChange: (part: Partial<Look>) => void;
	onClose: () => void;
}

/** Shows font and theme in a dialog. The page previews them, and keeps them with the profile. */
export default function LookDialog({ look, open, onChange, onClose }: LookDialogProps) {
	const { font, theme } = look;
	useEffect(() => applyTheme({ font, theme }), [font, theme]);
	useEffect(() => () => applyTheme(store.profile), []);
	return (
		<Dialog title={invitationWords.look} open={open} onClose={onClose}>
			<div className={common.stack}>
				<LookFields look={look} onChange={onChange} />
			</div>
			<DialogActions>
				<Button onClick={onClose}>{invitationWords.lookDone}</Button>
			</DialogActions>
		</Dialog>
	);
}
