import { lazy } from "react";
import { tvWords } from "#words/evening/tv.ts";

const QrCode = lazy(() => import("../../parts/code/qr-code.tsx"));

/** Shows the QR code of a room. */
export const LateQr = ({ code }: { code: string }) => (
	<QrCode text={`${location.origin}/game/${code}`} label={tvWords.qr(code)} />
);
