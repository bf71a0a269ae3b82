export { fileUrl } from '@wbd/firebase/storage';
