import { tvWords } from "#words/game/tv.ts";
import { LateQrCode } from "../../parts/code/late-qr-code.tsx";

/** Shows the QR code of a room. */
export const LateQr = ({ code }: { code: string }) => (
	<LateQrCode text={`${location.origin}/game/${code}`} label={tvWords.qr(code)} />
);
