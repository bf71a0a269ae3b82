import '@wbd/ui/fonts.css';
import { takePreview } from './shared/modules/preview-token.ts';
import { pause } from './shared/pause.ts';

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
await start();
