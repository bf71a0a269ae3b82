/** Reloads the page and discards everything that was typed in this tab. */
export function startAnew(): void {
  try {
    sessionStorage.clear();
  } catch {
    // without storage there is nothing to discard
  }
  location.reload();
}
