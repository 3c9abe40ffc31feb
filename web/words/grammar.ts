/** "Gandalf", "Gandalf and Miss Piggy", "Gandalf, Boo and Miss Piggy". */
export const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** "1 part", "3 parts", "2 stories". */
export const many = (count: number, one: string, more = `${one}s`): string =>
	`${count} ${count === 1 ? one : more}`;
