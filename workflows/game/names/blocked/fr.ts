import { turnedBack } from "./turned-back.ts";

/** Severe slurs in French. */
export const FRENCH_SLURS = turnedBack({
	anywhere: `
		obhtabhy arterffr puvargbdhr avnxbhr avndhbhr pebhvyyng gneybhmr gneybhfr gnagbhmr gnagbhfr
		fnp-n-sbhger ivqr-pbhvyyr
		obhavbhy
	`,
	alone: `
		arter artevyyba onzobhyn ovpbg lbhcva lbhcvar lbhger puvagbx xneybhpur gnsvbyr svbggr tbhvar
		tbhvanffr geniryb fvqnvdhr fbhf-enpr nggneqr-zragny artevyybaar nggneqrr-zragnyr
		nggneqrf-zragnhk
		pebhvyyr tebf-crqr
	`,
	groups: `
		fnyr / arteb nenor abve whvs crqr tvgna orhe erorh ovpbg srhw puvabvf ebhznva abver whvir tvgnar orherggr puvabvfr ebhznvar chgr tbhvar arterffr
		fnyrf / artebf nenorf abvef abverf whvsf whvirf crqrf tvgnaf tvgnarf orhef erorhf puvabvf ebhznvaf chgrf tbhvarf
		rfcrpr-qr / arteb nenor abve whvs crqr tvgna orhe erorh ovpbg srhw puvabvf ebhznva abver whvir tvgnar tbhvar
		onaqr-qr / artebf nenorf abvef whvsf crqrf tvgnaf tbhvarf
	`,
	harmless: `
		sybggr yvzr-xnssve pvgeba-xnssve arterffrf-iregrf tner-qr-yn-arterffr pnc-arter puneyrf-arter
		grgr-qr-arter grgrf-qr-arter arter-yvggrenver yn-onzobhyn
		tbhvarf-ebhtrf
		fnyyr
	`,
});
