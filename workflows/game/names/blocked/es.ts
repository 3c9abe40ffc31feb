import { turnedBack } from "./turned-back.ts";

/** Severe slurs in Spanish. */
export const SPANISH_SLURS = turnedBack({
	anywhere: `
		znevphrpn znevznpub obyvthnlb zbtbyvpb zbtbyvpn cngneenwnqb cngneenwnqn ergenfnqb-zragny
		ergenfnqn-zragny arteb-qr-zvreqn arten-qr-zvreqn vaqvb-qr-zvreqn vaqvn-qr-zvreqn
		whqvb-qr-zvreqn zbeb-qr-zvreqn pubyb-qr-zvreqn znysbyynqn
		ergenfnqbf-zragny ergenfnqnf-zragny artebf-qr-zvreqn artenf-qr-zvreqn vaqvbf-qr-zvreqn vaqvnf-qr-zvreqn
		whqvn-qr-zvreqn whqvbf-qr-zvreqn zben-qr-zvreqn zbebf-qr-zvreqn pubyn-qr-zvreqn pubybf-qr-zvreqn
	`,
	alone: `
		fhqnpn fhqnxn artengn znevznpun ohwneeba ohwneen pbyvcngb pnpbeeb geniryb wbgvgb cnlb-cbav
		irarpb irarpn zbatbyvgb fvqbfb fvqbfn znevpba znevpban znevpbarf znevpbanmb
		ohwneebarf
	`,
	harmless: `
		yvzn-xnssve neebf-arter
	`,
});
