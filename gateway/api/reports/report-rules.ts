/** Why a reader reports a shared story. */
export const REPORT_REASONS = ["minors", "hate", "person", "rating", "spam", "other"] as const;

/** How often a bug appears. */
export const BUG_FREQUENCIES = ["once", "hardly ever", "occasionally", "every time"] as const;

/** How long the texts of a bug report may be. */
export const BUG_REPORT_LENGTHS = {
	summary: 200,
	date: 100,
	roomCode: 6,
	device: 100,
	additionalInfo: 500,
} as const;
