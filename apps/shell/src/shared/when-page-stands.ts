/** Every page has a heading. */
const HEADING = 'h1';
/** Holds the place of a part whose data or script is on its way, or is an arrow of a carousel that React does not have yet. */
const PLACEHOLDER = '[aria-busy="true"], [data-scrolls]';
/** A page that is not complete after this time has a problem of its own. */
const AT_LATEST_MS = 4000;

const stands = () => document.querySelector(HEADING) && !document.querySelector(PLACEHOLDER);

/**
 * Runs the task once the page has its heading and nothing in it waits for a script: nothing may compete with that for a slow
 * network and a slow CPU. Returns how to call it off.
 */
export function whenPageStands(task: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (stands()) run();
  });
  const timer = setTimeout(run, AT_LATEST_MS);
  let frame = 0;

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  function run(): void {
    stop();
    // two frames: the first one paints the page
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(task);
    });
  }

  const attributeFilter = ['aria-busy', 'data-scrolls'];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  if (stands()) run();
  return stop;
}
