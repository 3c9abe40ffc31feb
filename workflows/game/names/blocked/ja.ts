import { turnedBack } from "./turned-back.ts";

/** Severe slurs in Japanese. */
export const JAPANESE_SLURS = turnedBack({
	anywhere: `
		曒梓桼 曒梓轊 䉢鄚 㩹㎊壨䰽 㿥页塅梌 㗫郲 䢉螿蹨 avxhoraxv 梪梫棞姎壎 棛棢姎壎 鼝掮棒棈棢棉梭
		蘍堞掮蚺 䌬蘉軽蚺 ㏛贐蚺 酳輟蚺 梸棣棃棗梹 棐梫棁棧棳 桰桋桡梇梓 壨䰽㐑
	`,
	alone: `
		棁棧棳襬 棁棧棳梳 掮蚺 蘉軽蚺 鴯墣蚺 梷棊蚺 棁棣棳梳棭 梯棭棳棜 桏梍梓桼 棋梬棼 輟蚺 ㏛贐 弲誩
		梸棣棃棗 彞蚺 郲酳 梭棁梬梤 桍桡桌桄 㐗塕桄 xvpuvtnv 梬梤梸 㿥府 桋桟梏 桤梓桼
		梁桏梉 桳档桓 ㍻桭 ㍻桭梈
	`,
	harmless: `
		㿥页塅梌桦 㩹㎊壨䰽蘋 曒梓轊㒼
		㐗塕桄阽鍐鑋 㐗桡桌桄阽鍐鑋 桍桡桌桄阽鍐鑋
	`,
});
