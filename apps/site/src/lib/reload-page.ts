/** Loads the page anew, as the browser's button does. A module of its own, because a test cannot replace `location`. */
export function reloadPage(): void {
  window.location.reload();
}
