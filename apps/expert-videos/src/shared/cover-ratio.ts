/** Width by height of an expert video's cover, here and on the public pages. */
export const COVER_RATIO = 3 / 4;
