import { WirePlayer } from "../../players/wire/player.ts";

interface ManySockets {
	url: string;
	address: string;
	sockets: number;
}

/**
 * Connects an audience from one address and keeps all connections open. Returns how many were
 * accepted and how the others were refused.
 */
export async function openSockets({
	url,
	address,
	sockets,
}: ManySockets): Promise<{ open: number; refused: number[] }> {
	const headers = { "x-forwarded-for": address };
	const host = await WirePlayer.host(url, { audiences: true });
	const crowd: WirePlayer[] = [];
	for (let i = 0; i < sockets; i++) {
		const watcher = await WirePlayer.join(url, host.seat.room_code, `Watch${i}`, {
			audience: true,
		});
		watcher.drop();
		crowd.push(await new WirePlayer(url, watcher.seat).connect({ headers }));
	}
	const refused = crowd.flatMap((watcher) => watcher.refused ?? []);
	for (const player of [host, ...crowd]) player.drop();
	return { open: crowd.length - refused.length, refused };
}
