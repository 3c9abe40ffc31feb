type JsonObject = { [key: string]: unknown };

const isObject = (value: unknown): value is JsonObject =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Applies a JSON Merge Patch (RFC 7396) and answers the result; an object is changed in place, so
 * that what the
 * patch does not name keeps its identity and nobody who watches it is woken.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
	if (!isObject(patch)) return patch;
	const merged = isObject(target) ? target : {};
	for (const [key, value] of Object.entries(patch)) {
		if (key === "__proto__") continue; // assigning it would change the object's kind
		if (value === null) delete merged[key];
		else if (isObject(value)) patchMember(merged, key, value);
		else if (merged[key] !== value) merged[key] = value;
	}
	return merged;
}

function patchMember(owner: JsonObject, key: string, patch: JsonObject): void {
	const old = Object.hasOwn(owner, key) ? owner[key] : undefined;
	const next = mergePatch(old, patch);
	if (next !== old) owner[key] = next;
}
