import {
	type AnyCall,
	type AnyOptions,
	call,
	fill,
	type OptionsOf,
	type ParamsOf,
	type RouteName,
	request,
} from "./api.ts";

/** Fetches a file without a time limit, because it can be large; rejects with an ApiError. */
export const fetchFile = (async (name: string, options: AnyOptions = {}) => {
	const sent = request(name, options, null);
	const answer = await sent.catch(() => null);
	if (!answer?.ok) await (call as AnyCall)(name, { sent }); // rejects with the reason
	return answer;
}) as <N extends RouteName>(name: N, ...options: OptionsOf<N>) => Promise<Response>;

/** Returns the address of a file, for links. */
export const addressOf = <N extends RouteName>(name: N, params: ParamsOf<N>): string =>
	fill(name, params).replace("GET ", "/api/v3");
