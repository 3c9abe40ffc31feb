import { turnedBack } from "./turned-back.ts";

/** Severe slurs in German. */
export const GERMAN_SLURS = turnedBack({
	anywhere: `
		fpujhpugry xnzcsyrfor whqrafnh whqrafpujrva whqracnpx fnhwhqr qerpxfwhqr qerpxfartre
		fpurvffartre ohfpuartre xnanpxr qerpxfxnanxr hagrezrafpu fpuyvgmnht xhzzryghexr mvtrharecnpx
		mvrtrasvpxre ibyyfcnfg ibyyzbatb qerpxfsbgmr xhrzzryghrexr
	`,
	alone: `
		artre artreva xnanxra vgnxre cbynpxr cbynpxra xnssre gfpuhfpu mvtrhare fcnfg fcnfgv fcnfgra
		sbgmr ibgmr
	`,
	harmless: `
		xavttr jrggonpx fcnffg reafg-artre
	`,
});
