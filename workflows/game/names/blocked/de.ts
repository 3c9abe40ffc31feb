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
		xnanxr xnanxva xnanxvaara artrea artrevaara vgnxrea vgnxreva vgnxrevaara cbynpxva cbynpxvaara xnssrea
		gfpuhfpura mvtrharea mvtrhareva mvtrharevaara sbgmra ibgmra
	`,
	harmless: `
		xavttr jrggonpx fcnffg reafg-artre
	`,
});
