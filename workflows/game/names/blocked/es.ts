import { turnedBack } from "./turned-back.ts";

/** Severe slurs in Spanish. */
export const SPANISH_SLURS = turnedBack({
	anywhere: `
		znevphrpn znevznpub obyvthnlb zbtbyvpb zbtbyvpn cngneenwnqb cngneenwnqn ergenfnqb-zragny
		ergenfnqn-zragny znysbyynqn ergenfnqbf-zragny ergenfnqnf-zragny
	`,
	alone: `
		fhqnpn fhqnxn artengn znevznpun ohwneeba ohwneen pbyvcngb pnpbeeb geniryb wbgvgb cnlb-cbav
		irarpb irarpn zbatbyvgb fvqbfb fvqbfn znevpba znevpban znevpbarf znevpbanmb
		ohwneebarf
		zbatbyvpb zbatbyvpn zbatbyvpbf zbatbyvpnf zbatbyb zbatbyn zbatbybf zbatbynf fhoabezny
		fhoabeznyrf
	`,
	groups: `
		arteb arten artebf artenf vaqvb vaqvn vaqvbf vaqvnf whqvb whqvn whqvbf whqvnf zbeb zben zbebf zbenf pubyb pubyn pubybf pubynf puvab puvan puvabf puvanf tvgnab tvgnan tvgnabf tvgnanf tevatb tevatn tevatbf tevatnf nenor nenorf fhqnpn fhqnpnf zhfhyzna zhfhyznan zhfhyznarf cnapuvgb cnapuvgn cnapuvgbf cnapuvgnf obyvivnab obyvivnan obyvivnabf cnenthnlb cnenthnln cnenthnlbf crehnab crehnan crehnabf irarmbynab irarmbynan irarmbynabf unvgvnab unvgvnan unvgvnabf / qr-zvreqn
		chgb / arteb vaqvb whqvb zbeb pubyb puvab tvgnab tevatb fhqnpn
		chgn / arten vaqvn whqvn zben pubyn puvan tvgnan tevatn fhqnpn
		chgbf / artebf vaqvbf whqvbf zbebf pubybf puvabf tvgnabf tevatbf fhqnpnf
		chgnf / artenf vaqvnf whqvnf zbenf pubynf puvanf tvgnanf tevatnf
		arten vaqvn whqvn zben pubyn puvan tvgnan / chgn phyvn phyvnqn
		arteb vaqvb whqvb zbeb pubyb puvab tvgnab / chgb phyvnb phyvnqb
		artebf vaqvbf whqvbf zbebf pubybf puvabf tvgnabf / chgbf phyvnbf phyvnqbf
		artenf vaqvnf whqvnf zbenf pubynf puvanf tvgnanf / chgnf phyvnqnf
	`,
	harmless: `
		yvzn-xnssve neebf-arter
		vqvbzn-zbatbyvpb vzcrevb-zbatbyvpb fhoabezny-ahzore fhoabezny-tebhc
		tngb-arteb tngn-arten pnsr-arteb
	`,
});
