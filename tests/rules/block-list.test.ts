import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { BLOCKED, blockedWord, spellsBlockedWord } from "#game/names/block-list.ts";
import { wordsOf } from "#game/names/blocked/turned-back.ts";
import { BLOCKED_WORDS } from "#game/names/blocked-words.ts";
import { FALLBACK_NAMES } from "#game/names/fallback-names.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { root } from "../../supervisor/paths.mjs";

/** Harmless names; many of them contain or resemble a blocked word. */
const ORDINARY = `
Dick Grayson|Moby Dick|Scunthorpe United|Nigel|Niger|Spock|Cassandra|Van Dyke Parks|Dick Van Dyke|Nigella Lawson
Hancock|Hitchcock|Alan Cumming|Shuttlecock|Hunter S. Thompson|Raccoon City|Rocket Raccoon|Maine Coon|Snigger the Goblin|The Sniggering Elf
Finnigan|Seamus Finnigan|Miss Hannigan|Brannigan|Zapp Brannigan|Shenanigans|Trigger|Tigger|Digger|Nagini
Nugget|Enigma|Nausicaä|Nico Robin|Niggle|Leaf by Niggle|A Niggardly King|The Black Knight|Negroni|Montenegro
Fagin|Fagus the Beech|Fangirl|Fagradalsfjall|Pakistan|Pakku|Pakunoda|Alpaca|Yiddish Theatre|Yidhra
Dagobah|Dagobert Duck|Dagon|Dagoth Ur|Kiki|Kikimora|Kikyo|Kikuko|Kyle Broflovski|Kylo Ren
Spice|Spicy Pepper|Posh Spice|Despicable Me|Auspicious Cat|Spick the Cleaner|Spic and Span|Chink in the Armour|Chinchilla|Chin Ho Kelly
Pinchink Grove|Gobbledygook|Gookie the Cookie|Goku|Googly Eyes|Googlegook|Kaffir Lime|Retardant Foam|Flame Retardants|The Retarding Clock
Tyranny|Granny Weatherwax|Nanny Ogg|Tyrannosaurus|Transformers|Beanie|Bean|Mister Bean|Bean-Erik|Wogglebug
Polliwog|Golliwogg's Cakewalk|Doo-wop Dan|Wiggum|Waluigi|Country Mac|Count Orlok|The Countess|Kuntz Armoury|Vincent the Odd
Shemhazai|Pike|Spike Spiegel|Darkwing Duck|Darkseid|Gypsum the Rock|Boongo|Boomerang|Bang-Bang Rose|Cockatoo
Peacock|Babcock|Dr. Octopus|Essex Boys|Sussex|Middlesex|Assassin|Cassidy|Bassoon|Grass Widow
Classy Lady|Passepartout|Hello Kitty|Pussy Galore|Puss in Boots|Titania|Titan|The Blue Tit|Analise|Anakin Skywalker
Shiitake|Matsushita|Treasure Island|Therapist|Grape Ape|Draper|Don Draper|Rapunzel|Arsenal|Arsène Lupin
Atticus Finch|Cumberbatch|Cucumber|Document|Circumference|Magna Cum Laude|Wanklyn|Swanky Swan|Twatt in Orkney|Buttercup
Gandalf|Frodo Baggins|Samwise Gamgee|Legolas|Gimli|Aragorn|Éowyn|Galadriel|Sauron|Gollum
Harry Potter|Hermione|Ron Weasley|Draco Malfoy|Severus Snape|Luna Lovegood|Dobby|Hagrid|Voldemort|Nymphadora Tonks
Kirk|Uhura|Sulu|Captain Picard|Data|Worf|Deanna Troi|Quark|Odo|Seven of Nine
R2-D2|C-3PO|BB-8|K-2SO|IG-88|HK-47|WALL-E|GLaDOS|T-800|2B and 9S
Leia|Luke|Han Solo|Chewbacca|Lando|Yoda|Jabba|Mace Windu|Ahsoka|Grogu
Batman|Catwoman|The Joker|Harley Quinn|Superman|Lex Luthor|Wonder Woman|Spider-Man|Loki|Thor
Sasuke|Naruto|Kakashi|Sailor Moon|Tuxedo Mask|Pikachu|Light Yagami|L|Ryuk|Levi Ackerman
Sherlock|John Watson|Mycroft|Dracula|Van Helsing|Frankenstein|Elizabeth Bennet|Mr. Darcy|Heathcliff|Jane Eyre
Zelda|Link|Mario|Luigi|Bowser|Sonic|Tails|Kirby|Cloud Strife|Sephiroth
Buffy|Spike|Angel|Willow|Dean Winchester|Castiel|The Doctor|Rose Tyler|A Dalek|M*A*S*H
Miss Piggy|Kermit|Big Bird|Garfield|Snoopy|Asterix|Obelix|Tintin|Hercule Poirot|Columbo
Der Knigge-Ratgeber|Das große Wettbacken|Er wog es ab|Ein Wog im Meer|Dagobert und Dago|Er spaßt nur|Sie spaßten|Die Flotte|Flotte Lotte|Flöte
Kaffee Haag|Negev|Zigarre|Fiona|Mongolei|Kanada|Nager|Kaffee|Judith
Kike Hernández|Dago García|Mariconchi|Mari-Conchi|Maricontreras|Mari-Contreras|Mariconda|Mariconera|Negrita|Lima Kaffir
Judías de Soria|Veneciano|Sudado|En retard|Madame Retard|Un peu de retard|Les Retards|Monténégro|Bistrot
Youpi|Youpi Matin|Bamboulé|Biscotte|Tarlatane|Goujon|Pédalo|Vlado|Vladinho|Vladão
Vladimir|Bolola|Veado|Enviado|Travessa|Traveller|Crioulo|Cavalo Crioulo|Cachorro
Schlitzaugust|Faggots and Peas|Fag Break|Retarded Potential|Gouines rouges|Gato preto fedido|Sable noir|Une salle arabe|Sieg heilt|Sieg Heilbronn
Doo-wop|Awopbopaloobop|Efecto retardado|Panchito Pistoles|Machu Pichu|The Dirty Black Cat|Bimbo|Bugre|Judenhass|Jappeloup
Straße 7|Œdipe|Æthelred|Bjørn|Łukasz|夏目友人帳|Чебурашка|Αφροδίτη|Zoë 🦝|A.A. Milne|J. R. R. Tolkien|F.A.O. Schwarz|Ms Pic Nic|A S P I R I N|$parkle Ke$ha
`
	.trim()
	.split(/[|\n]/);

const SLURS = [...BLOCKED.anywhere, ...BLOCKED.alone].map((entry) => entry.replaceAll("-", " "));

/** Returns the texts in a value, with those within it. */
const textsOf = (value: unknown): string[] =>
	typeof value === "string"
		? [value]
		: typeof value === "object" && value !== null
			? Object.values(value).flatMap(textsOf)
			: [];

const LEET: Record<string, string> = { a: "4", e: "3", i: "1", o: "0", s: "$", t: "7" };
const fullWidth = (text: string) =>
	text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0xff41 + letter.charCodeAt(0) - 97));

test("ordinary names pass, even if they resemble a blocked word", () => {
	expect(ORDINARY.length).toBeGreaterThanOrEqual(200);
	expect(ORDINARY.filter((name) => blockedWord(name))).toEqual([]);
});

test.each([
	["plainly, in capitals, in a name", (slur: string) => `The ${slur.toUpperCase()} King`],
	[
		"with digits for letters",
		(slur: string) => slur.replace(/./g, (letter) => LEET[letter] ?? letter),
	],
	["with symbols between the letters", (slur: string) => `${[...slur].join(".")}!`],
	["with full-width symbols between the letters", (slur: string) => [...slur].join("＃")],
	["letter by letter", (slur: string) => `a ${[...slur.replaceAll(" ", "")].join(" ")}`],
	[
		"in full width, with accents and repeated letters",
		(slur: string) => fullWidth(slur.replace(/[aeiou]/, "$&$&$&\u0301")),
	],
	["with invisible characters", (slur: string) => [...slur].join("\u200b")],
	["in the plural", (slur: string) => `${slur}s, two of them`],
])("a slur is found when it is written %s", (_how, written) => {
	expect(SLURS.filter((slur) => !blockedWord(written(slur)))).toEqual([]);
});

test("a slur with Cyrillic letters is found", () => {
	const twins: Record<string, string> = { a: "а", e: "е", o: "о", p: "р", c: "с", i: "і" };
	const swap = (slur: string) => slur.replace(/[aeopci]/g, (letter) => twins[letter] ?? letter);
	expect(SLURS.filter((slur) => !blockedWord(swap(slur)))).toEqual([]);
});

test("signs that can be several letters are read once, however many there are", () => {
	const signs = `r${"€".repeat(60)}${"+".repeat(60)}${"@".repeat(60)}`;
	expect([signs, `n${"!".repeat(180)}`].filter(blockedWord)).toEqual([]);
	expect(blockedWord(`${signs}rded`)).toBe(true);
});

test("a harmless phrase does not hide a slur beside it", () => {
	expect(SLURS.filter((slur) => !blockedWord(`Spic and Span ${slur} Snigger`))).toEqual([]);
});

test.each([
	[
		"de",
		"xnanxr xnanxra xnanxva xnanxrf artrea artrevaara mvtrharea mvtrhareva vgnxrea gfpuhfpura sbgmra fpujhpugrya hagrezrafpura fcnfgvf",
	],
	["en", "snttbgf cvxrlf tlccbf genaavrf jrgonpxf cnxvf puvaxf"],
	[
		"es",
		"ohwneebarf artengnf zbtbyvpbf znevpbarf fhqnpnf artebf-qr-zvreqn whqvn-qr-zvreqn ergenfnqbf-zragnyrf",
	],
	[
		"fr",
		"obhtabhyf arterffrf lbhcvaf fnyrf-whvsf fnyr-whvir fnyrf-crqrf fbhf-enprf nggneqrf-zragnhk gneybhmrf",
	],
	[
		"pt-BR",
		"ivnqbf zbatbybvqrf obvbynf artbf-srqvqbf whqrhf-vzhaqbf cbepbf-whqrhf ergneqnqbf-zragnvf onvgbynf",
	],
])("singular, plural and other forms in %s are found", (_language, coded) => {
	const forms = wordsOf(coded).map((word) => word.replaceAll("-", " "));
	expect(forms.filter((form) => !blockedWord(`The ${form}`))).toEqual([]);
});

test.each([
	[
		"de",
		"xnanxr artrea artreyrva sbgmra mvtrharea mvtrhareva gfpuhfpura fpurvffwhqr fpurvffwhqra qerpxfghrexr ghexrafpujrva urvy-uvgyre fvrt-urvy xvaqresvpxre fpurvffnhfynaqre",
	],
	[
		"en",
		"jbc jbcf qntb qntbf wnc tbyyvjbt unys-oerrq unysoerrq zbatbybvq jbt qvegl-wrj svygul-qntbrf fghcvq-ergneq",
	],
	[
		"es",
		"zbatbyvpb zbatbybf fhoabezny fhoabeznyrf chgb-arteb chgn-arten arten-chgn puvab-qr-zvreqn puvanf-qr-zvreqn tvgnab-qr-zvreqn tevatbf-qr-zvreqn arteb-phyvnb artenf-phyvnqnf irarmbynab-qr-zvreqn nenor-qr-zvreqn",
	],
	[
		"fr",
		"fnyr-arteb fnyrf-artebf fnyr-nenor fnyrf-nenorf fnyr-abve fnyr-abver rfcrpr-qr-crqr pebhvyyr obhavbhy fnyr-orhe onaqr-qr-whvsf",
	],
	["pt-BR", "ergneqnqb ergneqnqnf cergb-srqvqb cergn-vzhaqn cergbf-abwragbf vaqvb-srqvqb"],
])("insults of a group and all their forms in %s are found", (_language, coded) => {
	const forms = wordsOf(coded).map((word) => word.replaceAll("-", " "));
	expect(forms.filter((form) => !blockedWord(`The ${form}`))).toEqual([]);
});

test.each([
	...["fr", "de", "en", "es", "pt-BR", "ja"].map((language) => `db/seeds/${language}`),
	...["content/first-lines", "workflows/game/names/fallback"],
])("no text of ours in %s is blocked", async (folder) => {
	const texts: string[] = [];
	for (const file of readdirSync(join(root, folder)))
		texts.push(...textsOf(await import(join(root, folder, file))));
	expect(texts.length).toBeGreaterThan(60);
	expect(texts.filter(blockedWord)).toEqual([]);
});

test("room codes that contain a blocked word are rejected, others are not", () => {
	const full = BLOCKED.codes.map((entry) => entry.toUpperCase().padEnd(4, "W"));
	expect(full.filter((code) => !spellsBlockedWord(code) || !/^[A-HJ-NP-Z]{4}$/.test(code))).toEqual(
		[],
	);
	// These are rude in Spanish, Portuguese, French or German.
	expect(
		wordsOf("crar grgn pntn knan phyf zreq xnpx").filter((code) => !spellsBlockedWord(code)),
	).toEqual([]);
	expect(
		["WXYZ", "BEAR", "CATS", "GLAD", "HUNT", "DUKE", "TREE", "PARK", "STEP", "ZZZZ"].filter(
			spellsBlockedWord,
		),
	).toEqual([]);
});

test.each(LANGUAGE_TAGS)("the built-in names in %s are short, different and harmless", (tag) => {
	const names = FALLBACK_NAMES[tag];
	expect(names.length).toBeGreaterThanOrEqual(60);
	expect(new Set(names).size).toBe(names.length);
	expect(
		names.filter((name) => name.length > LIMITS.characterNameLength || blockedWord(name)),
	).toEqual([]);
});

describe("in all languages at once", () => {
	test.each(LANGUAGE_TAGS)("the harmless words in %s pass, also in a longer name", (tag) => {
		const phrases = BLOCKED_WORDS[tag].harmless.map((phrase) => phrase.replaceAll("-", " "));
		expect(phrases.filter(blockedWord)).toEqual([]);
		expect(phrases.filter((phrase) => blockedWord(`A ${phrase}, again`))).toEqual([]);
	});

	test.each(LANGUAGE_TAGS)("each slur in %s is found, and is in the list once", (tag) => {
		const { anywhere, alone } = BLOCKED_WORDS[tag];
		const slurs = [...anywhere, ...alone];
		expect(slurs.length).toBeGreaterThan(20);
		expect(new Set(slurs).size).toBe(slurs.length);
		expect(slurs.filter((slur) => !blockedWord(slur))).toEqual([]);
	});

	test("a slur that is also a breed of horses or dogs is harmless beside the animal", () => {
		const breed = SLURS.find((slur) => slur.startsWith("crioulo "));
		expect(breed).toBeDefined();
		expect([`Cavalo ${breed}`, `Cachorro ${breed}`].filter(blockedWord)).toEqual([]);
	});

	test("no list has a slur in plain text", () => {
		const folder = join(root, "workflows/game/names/blocked");
		const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
		for (const source of sources)
			expect(source.split("\n").filter((line) => blockedWord(line))).toEqual([]);
	});

	test("a slur is found with an ß, and with letters that no mark makes", () => {
		const sharp = SLURS.filter((slur) => slur.includes("ss"));
		expect(sharp.length).toBeGreaterThan(0);
		expect(sharp.filter((slur) => !blockedWord(slur.replace("ss", "ß")))).toEqual([]);
		const barred = (slur: string) => slur.replaceAll("o", "ø").replaceAll("d", "đ");
		expect(SLURS.filter((slur) => !blockedWord(barred(slur)))).toEqual([]);
	});
});

describe("in Japanese", () => {
	const { anywhere, alone } = BLOCKED.japanese;
	const all = [...anywhere, ...alone];
	/** A letter that continues a word of the same script. */
	const more = (letter = "") =>
		/\p{sc=Han}/u.test(letter) ? "字" : /\p{sc=Hira}/u.test(letter) ? "ぬ" : "ヌ";

	test.each([
		["alone", (slur: string) => slur],
		["in brackets", (slur: string) => `魔王「${slur}」です`],
		["behind a middle dot", (slur: string) => `アリス・${slur}`],
		["beside Latin letters", (slur: string) => `The${slur}King`],
		["with marks that stand alone", (slur: string) => slur.normalize("NFD")],
		["with invisible characters", (slur: string) => [...slur].join("\u200B")],
	])("a slur is found %s", (_how, written) => {
		expect(all.filter((slur) => !blockedWord(written(slur)))).toEqual([]);
	});

	test("only some are found inside a longer word", () => {
		const longer = (slur: string) => `${more(slur[0])}${slur}${more(slur.at(-1))}`;
		expect(anywhere.filter((slur) => !blockedWord(longer(slur)))).toEqual([]);
		expect(alone.filter((slur) => blockedWord(longer(slur)))).toEqual([]);
		expect(alone.filter((slur) => blockedWord(`${more(slur[0])}${slur}`))).toEqual([]);
		expect(alone.filter((slur) => blockedWord(`${slur}${more(slur.at(-1))}`))).toEqual([]);
	});

	test("compounds, katakana and spaced letters are found", () => {
		const names = wordsOf(
			`蘍堞掮蚺 䌬蘉軽蚺 ㏛贐蚺 酳輟蚺 梸棣棃棗梹 梁桏梉 棡梯棩 桳档桓 棓棃梳 棐梫棁棧棳 壨䰽㐑 梫梿棯 棄棳棜 ㍻桭`,
		);
		expect(names.filter((name) => !blockedWord(name))).toEqual([]);
		const kana = all.filter((slur) => /^[\p{sc=Kana}\p{sc=Hira}]{3,}$/u.test(slur));
		expect(kana.length).toBeGreaterThan(5);
		for (const gap of [" ", "・", "　", ". "])
			expect(kana.filter((slur) => !blockedWord([...slur].join(gap)))).toEqual([]);
	});

	test("ordinary names pass", () => {
		const names = `
			ガイ カイ ガイジン ガイア 行きちがい 聞きちがい かたわら カタワラ かたわれ めくらまし 部落 死ねない男 気違い帽子屋 き・ち・ん ア・イ・ウ 片割れ 土人形 粘土人形
			郷土人気 朝鮮人参 新鮮人参 是非人に 非人道 三国人物伝 三国志 シナモン シナリオ 人形 チョンマゲ
			ジャッジ ニガウリ ゴーヤ 特殊部隊 特殊部落下傘 知恵遅れて来る 黒ん坊沼 黒板 売店 毛糸 助っ人
			露天風呂 気の違い つぼみ くろねこ クロワッサン 愛 龍 김
		`
			.trim()
			.split(/\s+/);
		expect(names.filter(blockedWord)).toEqual([]);
	});
});
