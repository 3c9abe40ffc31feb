import { latePart } from "../late-part.tsx";
import styles from "./qr-code.module.css";

/** Shows a text as a QR code. It loads late, because most visits show none. */
export const LateQrCode = latePart(() => import("./qr-code.tsx"), "default", {
	loading: <div className={styles.qr} />,
});
