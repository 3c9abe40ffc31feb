/** Returns "Gandalf", "Gandalf and Miss Piggy" or "Gandalf, Boo and Miss Piggy". */
export const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Returns a count with its noun: "1 part", "3 parts", "2 stories". */
export const many = (count: number, one: string, more = `${one}s`): string =>
	`${count} ${count === 1 ? one : more}`;
