import { chai } from "vitest";

let note = () => {};

// All matchers of Vitest and of chai end here.
const { assert } = chai.Assertion.prototype as { assert: (...args: unknown[]) => void };
chai.Assertion.prototype.assert = function (...args: unknown[]) {
	note();
	assert.apply(this, args);
};

/** Calls a function at each expectation until the next call of this one. */
export function onExpectation(called: () => void): void {
	note = called;
}
