import type { RetentionDay } from '@wbd/domain/reports';
import { formatDay } from '@wbd/domain/time';
import { Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { PlainTable } from '../shared/plain-table.tsx';
import { operationsTexts } from './texts.de.ts';

const texts = operationsTexts.retention;

/** What the nightly job erased and announced for its age, by day and without names. */
export function RetentionCard({ retention }: { retention: readonly RetentionDay[] }) {
  const { day, rule, announced, erased, failed } = texts.columns;
  return (
    <Card title={texts.title}>
      {retention.length === 0 ? (
        <Text color="fg.muted">{texts.empty}</Text>
      ) : (
        <PlainTable
          label={texts.title}
          columns={[day, rule, announced, erased, failed]}
          rows={retention.map((one) => ({
            key: `${one.day} ${one.rule}`,
            cells: [
              formatDay(one.day),
              texts.rules[one.rule],
              String(one.announced),
              String(one.erased),
              String(one.failed),
            ],
          }))}
        />
      )}
    </Card>
  );
}
