/** What the pages remember on this device; tests bring one of their own. */
export interface Shelf {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
	keys(): string[];
}

/** A shelf that lasts as long as the page. */
export function memoryShelf(): Shelf {
	const items = new Map<string, string>();
	return {
		getItem: (key) => items.get(key) ?? null,
		setItem: (key, value) => void items.set(key, value),
		removeItem: (key) => void items.delete(key),
		keys: () => [...items.keys()],
	};
}

/**
 * A storage of the browser, doubled by memory: where storage is full or forbidden the game still
 * works until a reload.
 */
function browserShelf(storage: () => Storage): Shelf {
	const memory = memoryShelf();
	const attempt = <T>(use: () => T): T | null => {
		try {
			return use();
		} catch {
			return null; // full or forbidden: the memory has it
		}
	};
	return {
		getItem: (key) => memory.getItem(key) ?? attempt(() => storage().getItem(key)),
		setItem(key, value) {
			const kept = attempt(() => {
				storage().setItem(key, value);
				return true;
			});
			if (kept) memory.removeItem(key);
			else memory.setItem(key, value);
		},
		removeItem(key) {
			memory.removeItem(key);
			attempt(() => storage().removeItem(key));
		},
		keys: () => [...new Set([...memory.keys(), ...(attempt(() => Object.keys(storage())) ?? [])])],
	};
}

/** Lasts, and is shared by all tabs. */
export const deviceShelf: Shelf = browserShelf(() => localStorage);

/** Lasts as long as this tab. */
export const tabShelf: Shelf = browserShelf(() => sessionStorage);
