import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";

const KEY = "guideRead";

/** Returns whether a guide was read on this device, which a device that never played has not. */
export const hasReadGuide = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(KEY) === "true";

/** Notes that a guide was read on this device. */
export const noteGuideRead = (storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(KEY, "true");
