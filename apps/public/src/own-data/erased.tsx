import { Link as RouterLink } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { Trash2 } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.erase;

/** Nothing is stored any more. */
export function Erased() {
  return (
    <PageMessage
      level={1}
      icon={<Trash2 size={26} />}
      title={texts.doneTitle}
      text={texts.doneText}
    >
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
