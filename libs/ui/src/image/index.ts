export { ContentImage, type ContentImageProps } from './content-image.tsx';
export { PRIORITY_IMAGES } from './image-phase.ts';
