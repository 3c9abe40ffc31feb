import { turnedBack } from "./turned-back.ts";

/** Severe slurs in German. */
export const GERMAN_SLURS = turnedBack({
	anywhere: `
		fpujhpugry xnzcsyrfor whqrafnh fnhwhqr xnanpxr hagrezrafpu fpuyvgmnht xhzzryghexr mvrtrasvpxre
		ibyyfcnfg ibyyzbatb qerpxfsbgmr xhrzzryghrexr artreyrva xvaqresvpxre urvy-uvgyre
	`,
	alone: `
		artre artreva xnanxra vgnxre cbynpxr cbynpxra xnssre gfpuhfpu mvtrhare fcnfg fcnfgv fcnfgra
		sbgmr ibgmr
		xnanxr xnanxva xnanxvaara artrea artrevaara vgnxrea vgnxreva vgnxrevaara cbynpxva cbynpxvaara xnssrea
		gfpuhfpura mvtrharea mvtrhareva mvtrharevaara sbgmra ibgmra
		fvrt-urvy
	`,
	groups: `
		fpurvff qerpx qerpxf fnh / whqr whqra whqva artre artrea ghexr ghexra ghrexr ghrexra nenore nenorea xnanxr xnanxra cbynpxr cbynpxra mvtrhare mvtrharea zbfyrz zbfyrzf ovzob ovzobf nhfynaqre
		artre whqra ghexra ghrexra xnanxra mvtrhare nenore cbynpxra zbfyrz / fpujrva fpujrvar fnh cnpx
		ohfpu / artre artrea
	`,
	harmless: `
		xavttr jrggonpx fcnffg reafg-artre
		fpuyvgmnhthfg
	`,
});
