/**
 * Every regular expression of the source, by file, with the kind of its input. `npm run check`
 * fails for one that is not listed, and tests/faults/patterns tries those that process input from players
 * or strangers.
 */

/**
 * A pattern of a file. `sees` is "field" for what a request can carry (64 KB), "text" for a part of a
 * story (14,000 characters), "name" for a name or title, whose schema refuses long ones before it
 * cleans them (1,600 characters), and "ours" for what neither players nor strangers write, with the
 * reason. `pattern` is null for one that a program makes and that only its function can show, which
 * tests/faults/patterns/functions.ts has under the name `by`.
 * @typedef {{text: string, sees: "field" | "text" | "name" | "ours", because?: string, pattern: RegExp | null, by?: string}} ListedPattern
 */

/** @typedef {RegExp | {made: RegExp | string}} Entry */

/** @type {(sees: ListedPattern["sees"], entries: Entry[], because?: string) => ListedPattern[]} */
const listed = (sees, entries, because) =>
	entries.map((entry) => {
		const base = { sees, ...(because !== undefined && { because }) };
		if (entry instanceof RegExp) return { ...base, text: String(entry), pattern: entry };
		const { made } = entry;
		return made instanceof RegExp
			? { ...base, text: MADE, pattern: made }
			: { ...base, text: MADE, pattern: null, by: made };
	});

/** @type {(...entries: Entry[]) => ListedPattern[]} */
const field = (...entries) => listed("field", entries);
/** @type {(...entries: Entry[]) => ListedPattern[]} */
const text = (...entries) => listed("text", entries);
/** @type {(...entries: Entry[]) => ListedPattern[]} */
const name = (...entries) => listed("name", entries);
/** @type {(because: string, ...entries: Entry[]) => ListedPattern[]} */
const ours = (because, ...entries) => listed("ours", entries, because);
/**
 * A pattern made by a program: an example of it, or the name of the function that uses it.
 * @param {RegExp | string} example
 */
const made = (example) => ({ made: example });

/** The `text` of a pattern that a program makes. */
export const MADE = "made";

/** @type {Record<string, ListedPattern[]>} */
export const PATTERNS = {
	"activities/builds.ts": ours(
		"the names of files that the build has made",
		/^([0-9a-f]{16})\.js$/,
	),
	"activities/engine-unusable.ts": ours(
		"errors of the engine",
		/InvalidCertificate\((.*)\) \}\)\)$/,
		/received fatal alert: (\w+)/,
		/(InvalidContentType)/,
		/(valid authentication credentials|not have permission)/,
	),
	"db/connection.ts": ours("a variable of the operator", /^postgres(ql)?:\/\//),
	"db/postgres/check.ts": ours("errors of Postgres", /timeout expired|terminated/i),
	"db/accounts/account-list.ts": field(/[\\%_]/g),
	"gateway/accounts.ts": ours("the address of the operator's identity provider", /\/$/),
	"gateway/api/authentication.ts": field(/^Bearer +(\S+)$/i),
	"gateway/api/body.ts": field(
		/^application\/json *(;|$)/i,
		/^application\/x-www-form-urlencoded *(;|$)/i,
	),
	"gateway/api/route-list.ts": ours("our routes", /:(\w+)/g),
	"gateway/api/openapi.ts": ours("our routes", /:(\w+)/g, /:(\w+)/g, /[/:]+(\w)/g),
	"gateway/api/accounts/account-fields.ts": field(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u),
	"gateway/api/admin/admin-rooms.ts": field(/[^A-Z]/g),
	"gateway/api/admin/csv.ts": field(/^(?:[\s\p{C}]*[=+\-−@]|[\t\r\n])/u),
	"gateway/api/reading/reading.ts": field(/^\d{1,2}$/),
	"gateway/api/accounts/sign-in.ts": ours("the host name of a parsed address", /^\[|\]$/g),
	"gateway/bus/redis-connection.ts": ours("errors of Redis", /WRONGPASS|NOAUTH|NOPERM/),
	"gateway/notifiers/chat/chat-message.ts": name(/[@:/.<#&]/g, /[\\`*{}[\]()#+\-!_>~|]/g),
	"gateway/config/admin.ts": ours(
		"variables of the operator",
		/^[\w-]{1,40}:[!-~]{16,}$/,
		/^[\w-]{3,64}$/,
	),
	"gateway/config/environment.ts": ours(
		"variables of the operator",
		/^[1-9]\d{0,2}[mhd]$/,
		/^[^\s/]+:\d+$/,
		/^[!-~]+$/,
	),
	"gateway/config/temporal.ts": ours(
		"variables of the operator",
		made(/-----BEGIN [A-Z ]*CERTIFICATE-----/),
	),
	"gateway/config/values.ts": ours(
		"variables of the operator",
		/^[^\s@/]+@[^\s@/]+$/,
		/^[^/]+\/\/[^/?#{]+[/?].*\{size\}/,
		/^\d+$/,
		/^https?:$/,
		/^postgres(ql)?:$/,
		/^rediss?:$/,
		/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i,
		/\/+$/,
	),
	"gateway/calendar/icalendar.ts": name(/\r\n[ \t]/g, /[\\;,]/g, /\r?\n/g),
	"gateway/calendar/weekly-evening.ts": field(/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/),
	"gateway/engine/engine-errors.ts": ours(
		"errors of the engine",
		/Workflow Task in failed state|unexpected workflow task failure|no poller seen/i,
	),
	"gateway/escaped.ts": field(/[&<>"']/g),
	"gateway/front/client.ts": field(/^\[(.*)\](:\d+)?$/, /^(\d+\.\d+\.\d+\.\d+):\d+$/, /%.*/),
	"gateway/front/forward-upgrade.ts": field(/^[\w!#$%&'*+.^`|~, -]+$/),
	"gateway/front/hosts.ts": field(
		/\.(local|localhost|home\.arpa|internal|lan|home)$/,
		/\.$/,
		/^[\w.-]+(:\d+)?$|^\[[\da-fA-F:.]+\](:\d+)?$/,
		/^host$/i,
	),
	"gateway/front/upgrade-check.ts": field(/^[A-Za-z\d+/]{22}==$/, /\?.*$/s, /\/$/),
	"gateway/log.ts": ours("our keys", /\.$/),
	"gateway/native-module.ts": ours(
		"errors of Node",
		/ERR_DLOPEN_FAILED|Could not locate the bindings file|supports only Node\.js versions|No prebuilt module|native binding|Cannot find module '[^']*\.node'/i,
		/node_modules[\\/](?!bindings[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)/,
	),
	"gateway/pages/language.ts": ours("our languages", /-.*$/),
	"gateway/pages/documents.ts": [
		...field(made(/^\/view\/[^/]+\/?$/)),
		...ours(
			"our routes and our index.html",
			/:\w+/g,
			/<meta name="description"[^>]*>/,
			/<script(?: type="importmap")?>(.*?)<\/script>/gs,
		),
	],
	"gateway/pages/made-pages.ts": ours("documents of the build", /<title>[^<]*<\/title>/),
	"gateway/pages/page-limit.ts": field(/^\/(api|oidc)\//),
	"gateway/pictures/text-picture.ts": field(
		/\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{RI}{2}|\u20E3/u,
		/\p{Default_Ignorable_Code_Point}/u,
		/[\u2007\u202F]/g,
		/[^\S\u00A0]+/g,
	),
	"gateway/previews.ts": field(
		/^\/view\/([\w-]+)$/,
		/^\/game\/[A-Za-z]{1,8}$/,
		/^\/game\/([A-Z]{4})$/,
	),
	"gateway/provider/passwords.ts": field(/^[\d\W_]*$/),
	"gateway/provider/recovery-codes.ts": field(/[^a-z\d]/g),
	"gateway/provider/start-limits.ts": field(
		made(
			/^\/oidc\/(\.well-known\/openid-configuration|jwks|token|auth\/[\w-]+|session\/end\/(confirm|success))$/,
		),
	),
	"gateway/releases/feed.ts": field(
		/(?<![\w.])v?(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?!\.?\d|\w)(-\w| ?(?:alpha|beta|dev|nightly|pre|preview|rc)(?![a-z]))?/i,
		/\shref=["']([^"']*)["']/,
	),
	"gateway/session.ts": field(/^[1-9]\d{0,15}$/),
	"gateway/twitch/helix.ts": ours("answers of Twitch", /^\w{1,50}$/),
	"web/account/id-token.ts": ours("the address of the operator's identity provider", /\/$/),
	"web/exports/book/markup.ts": text(
		/(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu,
		/\r\n?/g,
		/[&<>"']/g,
		/\S[^\n]*/g,
		/\n[\t ]*\n\s*/,
		/\n/g,
	),
	"web/api.ts": ours("our routes", /:(\w+)/g),
	"web/exports/book/package-document.ts": ours("a date", /\.\d+Z$/),
	"web/exports/capture.tsx": text(/\n{4,}/g),
	"web/exports/file-names.ts": field(/[<>:"/\\|?*\p{Cc}]/gu, /\s+/gu),
	"web/game/part-content.ts": text(/(?![\t\n\r])\p{Cc}/gu),
	"web/exports/pictures.ts": ours("our pictures", /<\/svg>\s*$/),
	"web/game/marked-word.ts": name(/\S+/g),
	"web/screens/story/beginning.ts": text(/^[\p{P}\s]$/u, /\s+/gu),
	"web/game/story-line.ts": text(/…$/, /\s+/, made("splitAtLine"), /[\\^$.*+?()[\]{}|]/g),
	"web/pages/admin/link-end.ts": field(/[?#].*/),
	"web/pages/player-card/account-name.ts": field(/^@/),
	"web/pages/community-links.tsx": ours("addresses of the operator", /^(www|m)\./),
	"web/pages/house-rules/house-rules.ts": field(/\D/g),
	"web/pages/profile/safe-redirect.ts": field(/^\/[^\\\p{Cc}]*$/u, /[?#]/),
	"web/tv/reading/voice.ts": [
		...ours("the languages of the browser", /[-_]/),
		...text(
			/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/gu,
			/[,;:\u2013\u2014、，；：]\s*$/u,
		),
	],
	"web/pages/unknown-page.tsx": field(/^\/([\w-]+)\/?$/),
	"web/parts/person/player-name.ts": field(/\s\S*$/),
	"web/parts/story/marked-names.tsx": ours("what joins names in a language", /^\p{P}*/u),
	"web/prerendered/take-over.js": field(/^\/game\/(\w+)/),
	"web/public/first-paint.js": ours("a test whether the browser reads it", made(/(?<=a)/)),
	"web/parts/code/codes.ts": field(/^[A-HJ-NP-Z]{4}$/, /\/game\/([a-z]{4})\b/i, /[^\p{L}\p{N}]/gu),
	"web/room/drafts.ts": ours("ids in the storage of this browser", /^\d+$/),
	"web/room/room-address.ts": field(/^\/game\/([^/]+)$/),
	"web/screens/waiting/own-line.ts": text(/\p{L}|\p{N}/u, /\s+/g),
	"words/de/grammar.ts": name(/^(?:D(?:er|ie|as)|Eine?)(?= \p{L})/u),
	"words/en/grammar.ts": name(/^(?:The|An?)(?= \p{L})/u),
	"words/es/grammar.ts": name(
		/^[^\p{L}\p{N}]*h?[ií](?![aeoáéó])/iu,
		/^(?:El|Las?|Los|Una?)(?= \p{L})/u,
	),
	"words/fr/grammar.ts": name(
		/^[aeiouàâäéèêëîïôöùûüœæ]/i,
		/^(?:Une? (?=\p{L})|(?:L(?:es?|a) |L['’])(?=\p{Ll}|\p{L}\S* \p{L}))/u,
	),
	"words/pt-BR/grammar.ts": name(/^(?:[OA]s?|Uma?)(?= \p{L})/u),
	"words/ja/quote.ts": text(/[“〝]/g, /[”〟]/g, /[“〝]/g, /[”〟]/g, /^\p{L}/u),
	"words/pt-BR/game/table.ts": ours("our words", /^\S+/),
	"words/pseudo.ts": ours("our words", /[A-Za-z]/g, /[aeiouy]/),
	"words/isolating.ts": text(/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{1E900}-\u{1E95F}]/u),
	"workflows/details.ts": field(/[!-/:-@[-`{-~]/g),
	"workflows/game/names/block-list.ts": name(
		made("blockedWord"),
		/[\p{M}\p{Cf}]/gu,
		/[^\p{ASCII}€]/gu,
		/[\p{L}\p{N}]/u,
	),
	"workflows/game/names/blocked/turned-back.ts": ours(
		"our list of words",
		/[a-z\u3000-\u9FFF]/g,
		/\s+/,
	),
	"workflows/game/names/japanese-finder.ts": [
		...ours(
			"our list of words",
			/\p{sc=Han}/u,
			/\p{sc=Hira}/u,
			/[\p{sc=Kana}ー]/u,
			/[ぁ-ゖ]/gu,
			/^[ァ-ヶー]+$/u,
		),
		...name(made("blockedWord"), made("blockedWord"), /\p{Default_Ignorable_Code_Point}/gu),
		...name(
			/(?<![\p{L}ー])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}](?:[^\p{L}\p{N}ー]+[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])+(?![\p{L}ー])/gu,
			/[^\p{L}\p{N}ー]+/gu,
		),
	],
	"workflows/game/lines/part-lines.ts": text(/\S+/g),
	"workflows/game/lines/cuts.ts": text(
		/\p{RI}{2}|.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]\p{Lo}|[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d[^\s\p{P}\p{RI}]?)*/gsu,
		/^[\p{Pe}\p{Pf}“‘"'、。，．：；！？,.:;!?…‥・｡､･]/u,
		/^[ーｰ々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶะาำๅๆฯະາຳຽໆ—―〜～]/u,
		/[\p{Ps}\p{Pi}„‚¿¡เแโใไເແໂໃໄ]$/u,
		/[、，；：。．！？｡､][」』）〕］｝】》〉”’｣]?$|[」』）〕］｝】》〉｣]$/u,
		/[^\S\u00a0\u2007\u202f\ufeff]$/u,
		/^[»›!?:;]/,
		/^[\p{L}\p{N}]/u,
	),
	"workflows/game/lines/sentences.ts": text(
		/[.!?…]+["'”’“‘»›«‹)\]」』）｣]*(?<apart>[ \u00a0\u2009\u202f][»›])?(?<spaced>\s*)|(?<wide>[。！？｡．។៕။][。！？｡．”’»)\]」』）］〕｝】》〉〟｣]*)\s*|\n\s*/gu,
		/^(?:[\s,;:)\]]|$)/,
		/^(?:[-–—][ \u00a0\u202f]?|[¿¡])?\p{Ll}/u,
		/^(?:と(?!ても|にかく|ころが|りあえず)|って|を|[、，,])/,
		/^\p{Nd}/u,
	),
	"workflows/game/lines/prose-length.ts": text(/\s/gu),
	"workflows/game/lines/words-count.ts": text(/[\p{L}\p{N}]/u, /\p{M}/u),
	"workflows/game/lines/unspaced.ts": ours("each letter of a script", /[^\p{L}\p{N}]/u),
	"workflows/game/names/room-code.ts": field(/[\s\p{Pd}\p{Cf}]/gu),
	"workflows/game/names/spellings.ts": [
		...name(made("blockedWord"), /\s/g),
		...ours("our list of words", /(-?)(.)/g),
	],
	"workflows/game/names/visible-text.ts": name(
		/(?=\p{L})[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u,
		/[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/gu,
		/[\p{L}\p{N}\p{P}\p{S}]/u,
		made("tidy"),
		/[\p{Cc}\p{Zl}\p{Zp}]+/gu,
		/[^\p{C}\s]/u,
		/[\u202D\u202E]/,
		/[\u202A-\u202C]/,
		/\p{Default_Ignorable_Code_Point}/gu,
		/[\s\u2800]+/gu,
		/[^\p{ASCII}]/gu,
	),
};
