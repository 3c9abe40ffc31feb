import { turnedBack } from "./turned-back.ts";

/** Severe slurs in Portuguese. */
export const PORTUGUESE_SLURS = turnedBack({
	anywhere: `
		onvgbyn onvgbyb ivnqntrz genirpb genirpn zbatbybvqr dhrvzn-ebfpn ergneqnqb-zragny
		ergneqnqn-zragny qrovy-zragny qrorvf-zragnvf artenvnqn artenyunqn cergnyunqn
	`,
	alone: `
		obvbyn ivnqb ivnqvaub ivnqnb ivnqbrf kvohatb dhnyven crebob zbatbynb ergneqnqnb artb-srqvqb
		artn-srqvqn pevbhyb-srqvqb whqrh-vzhaqb cbepb-whqrh vaqvb-srqvqb chgn-intnohaqn inqvn-vzhaqn
	`,
	harmless: `
		iynq obybyn yvznb-xnssve pninyb-pevbhyb pnpubeeb-pevbhyb
	`,
});
