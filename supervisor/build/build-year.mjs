/** What `define` of Vite puts into the pages: the year under them, which no clock of a reader sets. */
export const buildYear = { BUILD_YEAR: JSON.stringify(String(new Date().getFullYear())) };
