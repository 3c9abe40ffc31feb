import { turnedBack } from "./turned-back.ts";

/** Severe slurs in French. */
export const FRENCH_SLURS = turnedBack({
	anywhere: `
		obhtabhy arterffr puvargbdhr avnxbhr avndhbhr pebhvyyng gneybhmr gneybhfr gnagbhmr gnagbhfr
		fnp-n-sbhger ivqr-pbhvyyr
	`,
	alone: `
		arter artevyyba onzobhyn ovpbg lbhcva lbhcvar lbhger puvagbx xneybhpur gnsvbyr svbggr tbhvar
		tbhvanffr geniryb fvqnvdhr fnyr-crqr tebf-crqr fnyr-whvs fnyr-tvgna fnyr-chgr fbhf-enpr
		nggneqr-zragny
		fnyrf-crqrf fnyr-whvir fnyrf-whvsf fnyrf-whvirf fnyr-tvgnar fnyrf-tvgnaf fnyrf-tvgnarf fnyrf-chgrf artevyybaar
		nggneqrr-zragnyr nggneqrf-zragnhk
	`,
	harmless: `
		sybggr yvzr-xnssve pvgeba-xnssve arterffrf-iregrf tner-qr-yn-arterffr pnc-arter puneyrf-arter
		grgr-qr-arter grgrf-qr-arter arter-yvggrenver yn-onzobhyn
	`,
});
