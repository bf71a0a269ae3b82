/** What the header of a film says. */
export interface ContainerFacts {
  container: 'avi' | 'ogg';
  /** null for a file without a picture */
  picture: {
    /** its name in the container, such as `theora` or `XVID` */
    codec: string;
    /** pixels, as shown: square ones */
    width: number;
    height: number;
    /** 0 when unknown */
    framesPerSecond: number;
  } | null;
  soundTracks: number;
  /** 0 when unknown */
  seconds: number;
  /** whether all that the header announces is in the file */
  isWhole: boolean;
}

/** More is a forged header: the transcoder takes 4096. */
const MOST_PIXELS_OF_A_SIDE = 16_384;
const MOST_FRAMES_PER_SECOND = 1_000;
const MOST_SECONDS = 7 * 24 * 60 * 60;
/** Pixels are square, or a little wider or narrower, as those of television. */
const MOST_STRETCH = 4;

export const isPossibleSize = (width: number, height: number) =>
  [width, height].every((side) => side > 0 && side <= MOST_PIXELS_OF_A_SIDE);

/** @returns 0 for what cannot be a frame rate, such as a division by zero */
export const possibleRate = (framesPerSecond: number) =>
  framesPerSecond > 0 && framesPerSecond <= MOST_FRAMES_PER_SECOND ? framesPerSecond : 0;

/** @returns 0 for what cannot be the length of a film */
export const possibleSeconds = (seconds: number) =>
  seconds > 0 && seconds <= MOST_SECONDS ? seconds : 0;

/** @returns the factor by which pixels are wider than high; 1 for what cannot be one */
export const possibleStretch = (stretch: number) =>
  stretch >= 1 / MOST_STRETCH && stretch <= MOST_STRETCH ? stretch : 1;
