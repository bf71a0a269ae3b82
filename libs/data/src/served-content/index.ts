export { servedItem, servedOwner, type FirstData } from './served-content.ts';
