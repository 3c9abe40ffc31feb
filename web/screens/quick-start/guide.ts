import { entersPair } from "#game/modes/index.ts";
import type { GameMode, Settings } from "#game/settings.ts";
import { guideWords } from "#words/game/guide.ts";

/** The picture beside a step: an avatar or an emoji, by number. */
export type PictureChoice = { sprite: number } | { emoji: number };

export interface Guide {
	header: string;
	steps: { picture: PictureChoice; title: string; text: string }[];
}

/** The pictures of each guide's steps. */
const PICTURES: Record<keyof typeof guideWords, PictureChoice[]> = {
	default: [{ sprite: 2 }, { sprite: 9 }, { sprite: 13 }, { emoji: 5 }],
	otp: [{ emoji: 3 }, { sprite: 7 }, { sprite: 13 }, { emoji: 5 }],
	selfInsert: [{ sprite: 10 }, { sprite: 2 }, { sprite: 13 }, { emoji: 5 }],
	missingHistory: [{ sprite: 0 }, { sprite: 19 }, { sprite: 13 }, { emoji: 5 }],
	soloRandom: [{ sprite: 20 }, { sprite: 9 }, { sprite: 13 }],
	soloOtp: [{ emoji: 3 }, { sprite: 7 }, { sprite: 13 }],
	audience: [{ sprite: 12 }, { emoji: 4 }],
	soloAudience: [{ sprite: 12 }, { emoji: 4 }],
};

const GUIDE_BY_MODE: Record<GameMode, (settings: Settings) => keyof typeof guideWords> = {
	default: () => "default",
	otp: () => "otp",
	self_insert: () => "selfInsert",
	broken_telephone: () => "missingHistory",
	solo_mode: (settings) => (entersPair(settings) ? "soloOtp" : "soloRandom"),
};

/** Returns a guide with its pictures, as it fits a room's settings. */
function illustrated(name: keyof typeof guideWords, settings: Settings): Guide {
	const { header, steps } = guideWords[name]({
		timed: settings.pace !== "slow" && settings.write_duration > 0,
		onePart: settings.num_switches === 1 && !settings.auto_sync_parts_to_players,
		pair: settings.num_otp_characters,
		drawn: settings.min_characters,
		watched: settings.audiences,
	});
	return {
		header,
		steps: PICTURES[name].flatMap((picture, i) => {
			const step = steps[i];
			return step ? [{ picture, ...step }] : [];
		}),
	};
}

/** Returns the guide for a room's settings. */
export const guideOf = (settings: Settings): Guide =>
	illustrated(GUIDE_BY_MODE[settings.game_mode](settings), settings);

/** Returns the audience's guide for a room's settings. */
export const audienceGuideOf = (settings: Settings): Guide =>
	illustrated(settings.max_players === 1 ? "soloAudience" : "audience", settings);
