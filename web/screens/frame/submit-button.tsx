import type { ComponentProps } from "react";
import { Button } from "../../parts/form/button.tsx";
import styles from "./room-footer.module.css";

interface SubmitButtonProps extends ComponentProps<typeof Button> {
	/** Something is missing: a press leads to it. */
	lacking: boolean;
}

/** Shows the button that submits a form of the game. */
export const SubmitButton = ({ lacking, ...rest }: SubmitButtonProps) => (
	<Button {...rest} type="submit" className={lacking ? styles.lacking : undefined} />
);
