import { turnedBack } from "./turned-back.ts";

/** Severe slurs in English. */
export const ENGLISH_SLURS = turnedBack({
	anywhere: `
		avttre avttn snttbg jrgonpx gbjry-urnq
	`,
	alone: `
		snt snttl xlxr fcvp puvax puvaxl tbbx puvat-pubat cnxv lvq ornare enturnq mvccre-urnq
		cbepu-zbaxrl whatyr-ohaal pnzry-wbpxrl fcrne-puhpxre avt-abt wvtnobb cvpxnavaal cvppnavaal
		qnexvr xnssve obbat tlccb cvxrl genaal genaavr furznyr cbbsgre ergneqrq phag xvxrf jbtf
		cvxvrf cvpxnavaavrf cvppnavaavrf
	`,
	harmless: `
		favttre avttneq fcvp-naq-fcna fcvp-a-fcna fcvp-fcna puvax-va-gur xnssve-yvzr qnexyr
		xnssve-yrnirf
	`,
});
