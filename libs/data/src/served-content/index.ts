export {
  servedItem,
  servedOwner,
  servedRegistration,
  type FirstData,
  type ServedForRegistration,
} from './served-content.ts';
