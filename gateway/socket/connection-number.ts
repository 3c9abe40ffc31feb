let last = 0;

/**
 * The number of a new connection: higher than all before it in this process, and higher than those
 * that other processes gave
 * a millisecond earlier by their clocks. The last three digits are random, so that two processes do
 * not give the same one.
 */
export function nextConnection(): number {
	last = Math.max(last + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000));
	return last;
}
