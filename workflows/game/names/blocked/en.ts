import { turnedBack } from "./turned-back.ts";

/** Severe slurs in English. */
export const ENGLISH_SLURS = turnedBack({
	anywhere: `
		avttre avttn snttbg jrgonpx gbjry-urnq
		tbyyvjbt
	`,
	alone: `
		snt snttl xlxr fcvp puvax puvaxl tbbx puvat-pubat cnxv lvq ornare enturnq mvccre-urnq
		cbepu-zbaxrl whatyr-ohaal pnzry-wbpxrl fcrne-puhpxre avt-abt wvtnobb cvpxnavaal cvppnavaal
		qnexvr xnssve obbat tlccb cvxrl genaal genaavr furznyr cbbsgre ergneqrq phag xvxrf jbtf
		cvxvrf cvpxnavaavrf cvppnavaavrf
		jbc qntb wnc jbt unys-oerrq zbatbybvq
	`,
	groups: `
		qvegl svygul shpxvat / qntbrf wrj xvxr neno zrkvpna tlcfl tlcfvrf vaqvna zhfyvz ergneq
		shpxvat fghcvq qhzo / ergneq wrj zrkvpna neno
	`,
	harmless: `
		favttre avttneq fcvp-naq-fcna fcvp-a-fcna fcvp-fcna puvax-va-gur xnssve-yvzr qnexyr
		xnssve-yrnirf
		qbb-jbc jbc-obc tbyyvjbtt-f-pnxrjnyx qntb-tnepvn qntboreg-haq-qntb re-jbt fvr-jbt rf-jbt rva-jbt
		jbt-rf jbt-no snttbgf-naq-crnf snttbgf-jvgu-crnf snt-oernx snt-raq snt-cnpxrg ergneqrq-cbgragvny
	`,
});
