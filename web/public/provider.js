// Presses the button of the page that signs out, which has no other script.
document.querySelector("button[form]")?.click();
