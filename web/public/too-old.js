/* Shows a sentence in browsers that lack what the pages cannot do without (first-paint.js). It is plain
   ES5, because browsers of any age read it. The build puts the sentence in. */
document.addEventListener("DOMContentLoaded", function () {
	var note = document.createElement("p");
	note.setAttribute("role", "alert");
	note.textContent = "{{tooOld}}";
	note.style.cssText =
		"margin: 0; padding: 16px; font: 18px sans-serif; color: #17161b; background: #fbf4e3";
	document.body.insertBefore(note, document.body.firstChild);
	// The page may work all the same, and has to be reached below the note.
	document.body.style.overflow = "auto";
});
