/**
 * Takes the place of `@wbd/firebase/storage` in the build of the first view: the placeholder of a file replaces its
 * whole address.
 */
export const fileUrl = (path: string) => path;
