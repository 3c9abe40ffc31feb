/**
 * `npm run test:cluster`: the tests of several processes in full size, in which each process is killed
 * three times.
 */
process.env.FULL_SIZE = "true";
process.env.ALL_TESTS = "true";
process.argv.push("tests/cluster/", "tests/gateway/bus/");
await import("../test.mjs");
