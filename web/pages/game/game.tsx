import { Suspense, useLayoutEffect, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import type { ApiError } from "../../api.ts";
import { isCode } from "../../parts/code/codes.ts";
import { latePage } from "../../parts/late-part.tsx";
import { usePrerendered } from "../../prerendered/prerendered.ts";
import { isWellFormed, roomWay, routedCode, showAddress } from "../../room/room-address.ts";
import { isKnownIn, readSeat } from "../../room/seats/seat.ts";
import { joinRoom } from "../../room/seats/take-seat.ts";
import { store } from "../../store.ts";
import { Loading } from "./room-fallback.tsx";
import { RoomRefused } from "./room-refused.tsx";
import { SeatedRoom } from "./seated-room.tsx";

// It loads late, because returning players do not need it.
const Invitation = latePage(() => import("../invitation/invitation.tsx"), "default");

/**
 * Shows /game/CODE, or /game/**** in streamer mode: the room to people who have been in it, and the
 * invitation to others. Redirects if the code is not valid.
 */
export function GamePage() {
	const { roomCode = "" } = useParams();
	const { state } = useLocation();
	const code = routedCode(roomCode, state);
	const [path, options] = roomWay(code);
	if (!isCode(code)) return <Navigate to="/play/join" replace />;
	if (!isWellFormed(roomCode, code)) return <Navigate to={path} {...options} replace />;
	return <RoomOrInvitation key={code} code={code} />;
}

function RoomOrInvitation({ code }: { code: string }) {
	const { hiddenCode } = useSnapshot(store);
	// The writer of a first line may have a seat and no profile.
	const [inside, setInside] = useState(
		() => (store.profile !== null && isKnownIn(code)) || readSeat(code) !== null,
	);
	// Before the paint, so that the code does not flash in the address.
	useLayoutEffect(() => showAddress(code, hiddenCode), [code, hiddenCode]);
	// A boundary of its own would be taken over later than the rest, when the device is known already.
	const [prerendered] = useState(usePrerendered());
	const [refusal, setRefusal] = useState<ApiError | null>(null);
	const [refusedName, setRefusedName] = useState<string | null>(null);
	/** The invitation has a field for a name that the server has refused. */
	const askName = (reason: string) => {
		setRefusedName(reason);
		setInside(false);
	};
	const explain = (reason: ApiError) =>
		reason.field === "name" ? askName(reason.message) : setRefusal(reason);
	const enter = (as: "players" | "audience") => {
		setRefusal(null);
		// A player is asked again in the room; for the audience the invitation has asked already.
		if (as === "audience") void joinRoom(code, as).then(() => setInside(true), explain);
	};
	if (inside) return <SeatedRoom code={code} onNameRefused={askName} />;
	if (refusal) return <RoomRefused code={code} refusal={refusal} enter={enter} />;
	const invitation = (
		<Invitation
			code={code}
			refusedName={refusedName}
			onSeated={() => setInside(true)}
			onRefused={setRefusal}
		/>
	);
	return prerendered ? invitation : <Suspense fallback={<Loading />}>{invitation}</Suspense>;
}
