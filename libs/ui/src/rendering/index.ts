/** For builds that render pages to HTML. */
export { createStyleCollector, type StyleCollector } from './style-collector.tsx';
