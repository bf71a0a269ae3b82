import type { Offer } from '@wbd/module';
import type { FileStore, PointerAnswer, PointerRequest } from '@wbd/module/pointer';

/** Where a module is deployed to. */
export interface Place {
  /** files of versions, which are added and never replaced, and what is published, to read */
  store: Pick<FileStore, 'add' | 'readJson'>;
  /** Source maps, which are kept for error reports and not served. */
  sourceMaps: Pick<FileStore, 'add'>;
  /** What the live shell gives to modules; undefined when there is none. */
  offer(): Promise<Offer | undefined>;
  /**
   * Asks for a change of what is live.
   * @throws Error saying in one sentence why it is refused
   */
  write(request: PointerRequest): Promise<PointerAnswer>;
}
