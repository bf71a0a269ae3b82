/** Every page has a heading; one that is still without after this time has a problem of its own. */
const HEADING = 'h1';
const AT_LATEST_MS = 4000;

/**
 * Runs the task once the page has its heading, which it has when its data has arrived: nothing may compete with that for
 * a slow network. Returns how to call it off.
 */
export function whenPageStands(task: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(HEADING)) run();
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
    // two frames: the first one paints the heading
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(task);
    });
  }

  observer.observe(document.body, { childList: true, subtree: true });
  if (document.querySelector(HEADING)) run();
  return stop;
}
