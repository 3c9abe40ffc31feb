/** The methods of a storage that the pages need. Tests use `memoryStorage`. */
export interface KeyValueStorage {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
	keys(): string[];
}

/** Returns a storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
	const items = new Map<string, string>();
	return {
		getItem: (key) => items.get(key) ?? null,
		setItem: (key, value) => void items.set(key, value),
		removeItem: (key) => void items.delete(key),
		keys: () => [...items.keys()],
	};
}

/**
 * Returns a storage of the browser with a fallback in memory. Where the browser's storage is full
 * or forbidden, the game still works until a reload.
 */
function browserStorage(browser: () => Storage): KeyValueStorage {
	const memory = memoryStorage();
	const attempt = <T>(use: () => T): T | null => {
		try {
			return use();
		} catch {
			return null; // full or forbidden
		}
	};
	return {
		getItem: (key) => memory.getItem(key) ?? attempt(() => browser().getItem(key)),
		setItem(key, value) {
			const kept = attempt(() => {
				browser().setItem(key, value);
				return true;
			});
			if (kept) memory.removeItem(key);
			else memory.setItem(key, value);
		},
		removeItem(key) {
			memory.removeItem(key);
			attempt(() => browser().removeItem(key));
		},
		keys: () => [...new Set([...memory.keys(), ...(attempt(() => Object.keys(browser())) ?? [])])],
	};
}

/** Lasts, and is shared by all tabs. */
export const deviceStorage = browserStorage(() => localStorage);

/** Lasts as long as this tab. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Returns whether this browser lets the site keep anything. */
export function isPersistent(): boolean {
	try {
		localStorage.setItem("test", "");
		localStorage.removeItem("test");
		return true;
	} catch {
		return false;
	}
}
