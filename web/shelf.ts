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

/** The browser's storage, doubled by memory: where storage is full or forbidden the game still works until a reload. */
function browserShelf(): Shelf {
	const memory = memoryShelf();
	const attempt = <T>(use: () => T): T | null => {
		try {
			return use();
		} catch {
			return null; // full or forbidden: the memory has it
		}
	};
	return {
		getItem: (key) => memory.getItem(key) ?? attempt(() => localStorage.getItem(key)),
		setItem(key, value) {
			const kept = attempt(() => {
				localStorage.setItem(key, value);
				return true;
			});
			if (kept) memory.removeItem(key);
			else memory.setItem(key, value);
		},
		removeItem(key) {
			memory.removeItem(key);
			attempt(() => localStorage.removeItem(key));
		},
		keys: () => [...new Set([...memory.keys(), ...(attempt(() => Object.keys(localStorage)) ?? [])])],
	};
}

export const deviceShelf: Shelf = browserShelf();
