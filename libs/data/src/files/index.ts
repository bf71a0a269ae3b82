export { fileUrl } from '@wbd/firebase/storage';
export { pictureOf, rowPicture } from './picture.ts';
