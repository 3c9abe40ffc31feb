import { isDeepStrictEqual } from "node:util";

/** Returns the first difference between two values as text, or null. A missing key is null. */
export function firstDifference(place: string, shown: unknown, expected: unknown): string | null {
	const [a, b] = [withoutNulls(shown), withoutNulls(expected)];
	if (isDeepStrictEqual(a, b)) return null;
	if (!isObject(a) || !isObject(b))
		return `${place} is ${JSON.stringify(a)}, not ${JSON.stringify(b)}`;
	const key =
		Object.keys({ ...a, ...b }).find((name) => !isDeepStrictEqual(a[name], b[name])) ?? "";
	return firstDifference(`${place}.${key}`, a[key], b[key]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A patch removes a key to set it to null (RFC 7396). */
const withoutNulls = (value: unknown) =>
	JSON.parse(JSON.stringify(value ?? null, (_key, inner) => inner ?? undefined) ?? "null");
