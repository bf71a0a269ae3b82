import { Text } from '@chakra-ui/react';
import { FormAlert } from '../form/form-alert.tsx';
import type { Reopened } from '../uploads/use-reopened.ts';
import { uploadTexts } from './texts.de.ts';

const texts = uploadTexts.reopened;

/** At the head of a form that goes on with an unfinished upload: which files have to be chosen again. */
export function ReopenedNote({ reopened }: { reopened: Reopened<unknown> | null }) {
  if (!reopened) return null;
  const { missing } = reopened;
  return (
    <FormAlert status="info" title={texts.title}>
      <Text>{missing.length === 0 ? texts.ready : texts.chooseAgain(missing)}</Text>
    </FormAlert>
  );
}
