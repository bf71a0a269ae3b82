export { Carousel, DESKTOP_SLIDES, type CarouselProps } from './carousel.tsx';
