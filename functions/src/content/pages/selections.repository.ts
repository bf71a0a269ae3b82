import { choicesIn, selectionsSchema, type Selection } from '@wbd/domain/seminars';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { db, parseDocument } from '../../core/firestore.ts';

type Section = 'seminars' | 'experts';

const refOf = (uid: string, section: Section) => db.doc(`advisors/${uid}/selections/${section}`);

/** What an advisor chose; items that are not in it follow the default. */
export async function readChoices(uid: string, section: Section): Promise<Selection[]> {
  return choicesIn(parseDocument(selectionsSchema, await refOf(uid, section).get()));
}

/** Forgets choices of items that are gone. */
export async function forgetChoices(
  uid: string,
  section: Section,
  ids: readonly string[],
): Promise<void> {
  const [first, ...others] = ids.map((id) => new FieldPath('choices', id));
  if (!first) return;
  const rest = others.flatMap((path) => [path, FieldValue.delete()]);
  await refOf(uid, section).update(first, FieldValue.delete(), ...rest, 'changed', []);
}

/** Deletes all that an advisor chose. */
export async function deleteChoices(uid: string): Promise<void> {
  await Promise.all([refOf(uid, 'seminars').delete(), refOf(uid, 'experts').delete()]);
}
