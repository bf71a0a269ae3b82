import { paths } from '../paths.ts';

interface Item {
  id: string;
  hasTrailer: boolean;
}

/** Where a seminar's card leads: to the teaser when there is a trailer to tease with. */
export function seminarPath(code: string, { id, hasTrailer }: Item): string {
  return hasTrailer ? paths.seminarTeaser(code, id) : paths.seminar(code, id);
}

/** Where an expert's card leads, likewise. */
export function expertPath(code: string, { id, hasTrailer }: Item): string {
  return hasTrailer ? paths.videoTeaser(code, id) : paths.video(code, id);
}
