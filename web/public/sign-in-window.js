// Reports to the page that opened this window, which leads it on to the provider (web/account/popup.ts).
window.opener?.postMessage({ source: "sign-in-window" }, location.origin);
