/**
 * The values for Vite's `define`: the year in the pages' footer, which does not depend on a
 * reader's clock.
 */
export const buildYear = { BUILD_YEAR: JSON.stringify(String(new Date().getFullYear())) };
