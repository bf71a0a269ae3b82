import '@wbd/ui/fonts.css';
import { takePreview } from './shared/modules/preview-token.ts';

/**
 * The start comes in parts, so that the browser can paint and answer in between. All of them lie in the first script; they
 * only run later.
 */
takePreview();
await pause();
// making the styles' system takes as long as all components together
await import(/* webpackMode: "eager" */ '@wbd/ui/system');
await pause();
await import(/* webpackMode: "eager" */ './look.ts');
await pause();
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await pause();
start();

/** Until the browser has done what is due. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
