import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { smoleuroTexts } from './texts.de.ts';

const texts = smoleuroTexts.success;

/** `/smoleuro-graciously-given`: where the payment page leads after the test payment. */
export function SmoleuroSuccessPage() {
  useDocumentTitle(texts.title);
  return (
    <PageFrame>
      <PageMessage level={1} title={texts.title} text={texts.text}>
        <Button asChild>
          <RouterLink to={paths.root}>{texts.home}</RouterLink>
        </Button>
      </PageMessage>
    </PageFrame>
  );
}
