/** The names of the characters that players wear, in the order of their ids. */
export const avatarNames = [
	...["ヒュードロ", "ディアボロ", "ゴエモン", "フタバ", "きなこ", "トゲ丸", "クンクン卿", "ミカン"],
	...["てんてん", "ジャガ吉", "ムキムキ男爵", "パティ", "ティラ坊", "おキュウ", "マダム・マモル"],
	...["チュー太", "お迎えさん", "カタカタ", "ティーガー", "ミミズ氏", "ハリ坊", "たまお", "コケコ"],
	...["カモノハシ公", "シクシク", "きらきらジャガ吉", "ガン見男爵", "にらみギツネ", "まつげ死神"],
	...["ガクブル骨", "金ぴかミミズ"],
] as const;

/** Returns the name of a character; that of the ghost for an unknown id. */
export const avatarNameOf = (sprite: number): string => avatarNames[sprite] ?? avatarNames[0];
