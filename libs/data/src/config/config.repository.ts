import { publicConfigSchema, type PublicConfig } from '@wbd/domain/content';
import { readDocument } from '@wbd/firebase/firestore';

/** @returns null while the operator has configured nothing */
export function readPublicConfig(): Promise<PublicConfig | null> {
  return readDocument(publicConfigSchema, 'config/public');
}
