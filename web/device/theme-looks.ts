/** Loads the look of every theme at once, for pages that show them side by side. */
import.meta.glob("../styles/themes/*.css", { eager: true });
