/**
 * Preloaded in a server: SIGUSR2 sets its wall clock back by an hour, as a wrong time server does.
 */
const HOUR = 3_600_000;
const realNow = Date.now;
let back = 0;
Date.now = () => realNow() - back;
process.on("SIGUSR2", () => {
	back += HOUR;
});
