import type { AccountDetails } from '@wbd/domain/accounts';
import { formatDateTime } from '@wbd/domain/time';
import { Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { accountTexts } from './texts.de.ts';

const { consent: texts } = accountTexts;

/** What the advisor agreed to at the sign-up, as evidence. */
export function ConsentCard({ consent }: Pick<AccountDetails, 'consent'>) {
  return (
    <Card title={texts.title}>
      {consent === null ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <>
          <Text>{texts.given(formatDateTime(new Date(consent.at)), consent.version)}</Text>
          <Text textStyle="sm" color="fg.muted">
            {texts.wording(consent.wording)}
          </Text>
        </>
      )}
    </Card>
  );
}
