import { turnedBack } from "./turned-back.ts";

/** Severe slurs in Portuguese. */
export const PORTUGUESE_SLURS = turnedBack({
	anywhere: `
		onvgbyn onvgbyb ivnqntrz genirpb genirpn zbatbybvqr dhrvzn-ebfpn ergneqnqb-zragny
		ergneqnqn-zragny qrovy-zragny qrorvf-zragnvf artenvnqn artenyunqn cergnyunqn
		ergneqnqbf-zragn ergneqnqnf-zragn dhrvznf-ebfpn
	`,
	alone: `
		obvbyn ivnqb ivnqvaub ivnqnb ivnqbrf kvohatb dhnyven crebob zbatbynb ergneqnqnb artb-srqvqb
		artn-srqvqn pevbhyb-srqvqb whqrh-vzhaqb cbepb-whqrh vaqvb-srqvqb chgn-intnohaqn inqvn-vzhaqn
		zbatbybrf ergneqnqbrf artbf-srqvqbf artnf-srqvqnf pevbhyn-srqvqn pevbhybf-srqvqbf whqvn-vzhaqn whqrhf-vzhaqbf
		cbepbf-whqrhf vaqvn-srqvqn vaqvbf-srqvqbf chgnf-intnohaqnf inqvnf-vzhaqnf
	`,
	harmless: `
		iynq obybyn yvznb-xnssve pninyb-pevbhyb pnpubeeb-pevbhyb
	`,
});
