export {
  branch,
  cases,
  each,
  recordWith,
  section,
  served,
  type Decisive,
  type Recorder,
} from './served.ts';
export { all, any, atMost, count, given, has, optional, or } from './conditions.ts';
export {
  FIRST_VIEW_FORMAT,
  firstViewFileSchema,
  positionOf,
  type Expression,
  type FirstViewFile,
  type Template,
  type TemplateNode,
} from './template.ts';
export { FIRST_VIEW_META, LATER } from './markup.ts';
export { fillFirstView, type Filled, type Source } from './fill.ts';
