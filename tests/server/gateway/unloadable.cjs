const { mkdirSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");

// For `node --require`: one package's native module is a file that no system can load.
const { UNLOADABLE, UNLOADABLE_IN } = process.env;
const { dlopen } = process;
process.dlopen = (module, file, ...rest) => {
	if (!file.includes(join("node_modules", UNLOADABLE))) return dlopen(module, file, ...rest);
	const broken = join(UNLOADABLE_IN, file.slice(file.indexOf("node_modules")));
	mkdirSync(dirname(broken), { recursive: true });
	writeFileSync(broken, "not a program");
	return dlopen(module, broken, ...rest);
};
