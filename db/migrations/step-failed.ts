/** A migration failed. Its reason has no values of the database, and so no texts of players. */
export class StepFailed extends Error {
	readonly step: string;
	/** The code of the database's error. */
	readonly code: string;
	/** The database's own words. */
	readonly reason: string;

	constructor(step: string, cause: unknown) {
		const { message, code } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {};
		const reason = message?.split(" - ").at(-1)?.split("\n")[0] ?? String(cause);
		super(`The migration ${step} failed (${reason})`, { cause });
		this.step = step;
		this.code = String(code ?? "");
		this.reason = reason;
	}
}
