type JsonObject = { [key: string]: unknown };

const isObject = (value: unknown): value is JsonObject =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Applies a JSON Merge Patch (RFC 7396) and returns the result. It changes objects in place, so
 * that components which watch an unchanged part are not rendered again.
 */
export function applyPatch(target: unknown, patch: unknown): unknown {
	if (!isObject(patch)) return patch;
	const result = isObject(target) ? target : {};
	for (const [key, value] of Object.entries(patch)) {
		if (key === "__proto__") continue; // assigning it would change the object's prototype
		if (value === null) delete result[key];
		else if (isObject(value)) patchMember(result, key, value);
		else if (result[key] !== value) result[key] = value;
	}
	return result;
}

function patchMember(owner: JsonObject, key: string, patch: JsonObject): void {
	const old = Object.hasOwn(owner, key) ? owner[key] : undefined;
	const next = applyPatch(old, patch);
	if (next !== old) owner[key] = next;
}
