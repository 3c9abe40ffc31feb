import {
	connect,
	constants,
	createSecureServer,
	type IncomingHttpHeaders,
	type SecureServerOptions,
	type ServerHttp2Session,
} from "node:http2";
import { freePort } from "../../../supervisor/ports.mjs";

/** A server with TLS in front of an engine, as clusters have one. */
export interface TlsProxy {
	/** localhost:port. */
	address: string;
	/** The `authorization` headers of all calls. */
	authorizations: Set<string | undefined>;
	close(): Promise<void>;
}

/** Statuses of gRPC. */
const PERMISSION_DENIED = "7";
const UNAUTHENTICATED = "16";

/** Which calls a cluster takes. */
export interface Rights {
	/** Calls without this key are refused. */
	apiKey?: string;
	/** Calls to this service are refused. */
	forbidden?: string;
}

/**
 * Passes gRPC calls on to the engine at host:port. `options` say which certificates count.
 */
export async function startTlsProxy(
	engine: string,
	options: SecureServerOptions,
	{ apiKey, forbidden }: Rights = {},
): Promise<TlsProxy> {
	const authorizations = new Set<string | undefined>();
	const upstream = connect(`http://${engine}`);
	upstream.on("error", () => {}); // the calls fail instead
	const sessions = new Set<ServerHttp2Session>();
	const server = createSecureServer(options);
	server.on("session", (session) => {
		sessions.add(session);
		session.on("error", () => {}); // a client may leave at any time
	});
	server.on("stream", (stream, headers) => {
		authorizations.add(headers.authorization);
		stream.on("error", () => {});
		const refuse = (status: string, message: string) =>
			stream.respond(
				{ "content-type": "application/grpc", "grpc-status": status, "grpc-message": message },
				{ endStream: true },
			);
		if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`)
			return refuse(UNAUTHENTICATED, "unknown key");
		if (forbidden !== undefined && headers[":path"]?.includes(forbidden))
			return refuse(PERMISSION_DENIED, "operators only");
		const call = upstream.request({ ...headers });
		let trailers: IncomingHttpHeaders = {};
		call.on("error", () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
		call.on("response", (answer, flags) => {
			if (stream.destroyed) return;
			const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
			stream.respond(answer, endStream ? { endStream } : { waitForTrailers: true });
		});
		call.on("trailers", (last) => {
			trailers = last;
		});
		stream.on("wantTrailers", () => stream.sendTrailers(trailers));
		stream.on("aborted", () => call.close(constants.NGHTTP2_CANCEL));
		stream.pipe(call).pipe(stream);
	});
	const port = await freePort();
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		address: `localhost:${port}`,
		authorizations,
		async close() {
			upstream.destroy();
			for (const session of sessions) session.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
