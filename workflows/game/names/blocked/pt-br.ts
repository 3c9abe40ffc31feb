import { turnedBack } from "./turned-back.ts";

/** Severe slurs in Portuguese. */
export const PORTUGUESE_SLURS = turnedBack({
	anywhere: `
		onvgbyn onvgbyb ivnqntrz genirpb genirpn zbatbybvqr dhrvzn-ebfpn ergneqnqb-zragny
		ergneqnqn-zragny qrovy-zragny qrorvf-zragnvf artenvnqn artenyunqn cergnyunqn
		ergneqnqbf-zragn ergneqnqnf-zragn dhrvznf-ebfpn
	`,
	alone: `
		obvbyn ivnqb ivnqvaub ivnqnb ivnqbrf kvohatb dhnyven crebob zbatbynb ergneqnqnb chgn-intnohaqn
		inqvn-vzhaqn zbatbybrf ergneqnqbrf chgnf-intnohaqnf inqvnf-vzhaqnf
		ergneqnqb ergneqnqn cbepb-whqrh cbepbf-whqrhf
	`,
	groups: `
		cergb artb arteb pevbhyb whqrh vaqvb nenor pvtnab onvnab ohter gvpnb / srqvqb vzhaqb abwragb
		cergn artn arten pevbhyn whqvn vaqvn pvtnan onvnan / srqvqn vzhaqn abwragn
		cergbf artbf artebf pevbhybf whqrhf vaqvbf pvtnabf ohterf / srqvqbf vzhaqbf abwragbf
		cergnf artnf artenf pevbhynf whqvnf vaqvnf pvtnanf / srqvqnf vzhaqnf abwragnf
	`,
	harmless: `
		iynq obybyn yvznb-xnssve pninyb-pevbhyb pnpubeeb-pevbhyb
		rsrvgb-ergneqnqb npnb-ergneqnqn rsrpgb-ergneqnqb nppvba-ergneqnqn
		tngb-cergb tngn-cergn tngbf-cergbf pnpubeeb-cergb pninyb-cergb pnsr-cergb
	`,
});
