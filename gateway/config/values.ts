import * as v from "valibot";

/** A whole number as digits only. */
export const whole = (low: number, high: number) =>
	v.pipe(
		v.string(),
		v.check(
			(text) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high,
			`must be a whole number from ${low} to ${high}`,
		),
		v.transform(Number),
	);

export const yesNo = v.pipe(
	v.picklist(["true", "false"], "must be true or false"),
	v.transform((word) => word === "true"),
);

export const isWebAddress = (text: string) =>
	URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const webAddress = v.pipe(
	v.string(),
	v.check(isWebAddress, "must be a URL that starts with http:// or https://"),
);

/** A mail address. Mail decides whether it exists. */
export const mailAddress = v.pipe(v.string(), v.regex(/^[^\s@/]+@[^\s@/]+$/));

/** The address of an advert, with a placeholder for a size such as 300x250. */
export const advertsAddress = v.pipe(
	v.string(),
	v.check(
		(text) => isWebAddress(text) && /^[^/]+\/\/[^/?#{]+[/?].*\{size\}/.test(text),
		"must be a URL that starts with http:// or https:// and has {size} behind its host",
	),
);

export const postgresAddress = v.pipe(
	v.string(),
	v.check(
		(text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
		"must be postgres://USER:PASSWORD@HOST:PORT/NAME, with % codes for special characters",
	),
);

export const beginning = (...starts: string[]) =>
	v.pipe(
		v.string(),
		v.check(
			(text) => starts.some((start) => text.startsWith(start)),
			`must begin with ${starts.join(" or ")}`,
		),
	);

/** Where a push service reaches the operator (RFC 8292). */
export const contactAddress = v.pipe(
	v.string(),
	v.check(
		(text) =>
			URL.canParse(text) &&
			(text.startsWith("https://") || (text.startsWith("mailto:") && text.includes("@"))),
		"must be mailto:NAME@HOST or a URL that starts with https://",
	),
);

/** The address of a Redis or Valkey server. */
export const redisAddress = v.pipe(
	v.string(),
	v.check(
		(text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol),
		"must be a URL that starts with redis:// or rediss://",
	),
);

/** Values separated by commas. */
export const list = v.pipe(
	v.string(),
	v.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== ""),
	),
);

export const webAddresses = v.pipe(
	list,
	v.everyItem(
		isWebAddress,
		"must be URLs that start with http:// or https://, separated by commas",
	),
);

/** A host name without a port. An IP address needs no permission. */
const isHostName = (text: string) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

export const hostName = v.pipe(
	v.string(),
	v.check(isHostName, "must be a host name without a port"),
);

export const hostNames = v.pipe(
	list,
	v.everyItem(isHostName, "must be host names without ports, separated by commas"),
);

export const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/** Returns the error for a variable that another one requires but that is not set. */
export const missing = (name: string, because: string) =>
	`${name} must be set, because ${because} is`;
