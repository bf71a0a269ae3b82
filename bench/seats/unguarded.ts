/**
 * The negative control: preloaded with `--import`, it replaces what keeps seats from being oversold, so that the last
 * writer wins. Without it, a bench that finds nothing would prove nothing.
 */
import { registerHooks } from 'node:module';

const REPLACEMENT = new URL('unguarded-writes.ts', import.meta.url).href;
const GUARDS = /\/functions\/src\/core\/(guarded-batch|keyed-queue)\.ts$/;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isGuard = GUARDS.test(found.url) && context.parentURL !== REPLACEMENT;
    return isGuard ? { ...found, url: REPLACEMENT } : found;
  },
});
