import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** Shows a text as a QR code. It is dark on light in every theme because cameras need that. */
export default function QrCode({ text, label }: { text: string; label: string }) {
	const { size, data } = encode(text, { ecc: "M", border: 2 });
	const path = data
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	return (
		<svg
			className={styles.qr}
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#ffffff" />
			<path d={path} fill="#1d1a16" />
		</svg>
	);
}
