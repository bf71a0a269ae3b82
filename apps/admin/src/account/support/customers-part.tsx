import type { SupportView } from '@wbd/domain/support';
import { formatDate } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { PlainTable } from '../../shared/plain-table.tsx';
import { supportTexts } from './texts.de.ts';

const texts = supportTexts.customers;

/** The advisor's customers, without what could be used to write to them. */
export function CustomersPart({ view }: { view: SupportView }) {
  const { total, rows } = view.customers;
  return (
    <Card title={texts.title(total)} text={texts.shortened}>
      {rows.length === 0 ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <Stack gap="3">
          <PlainTable
            label={texts.title(total)}
            columns={texts.columns}
            rows={rows.map(({ id, name, email, phone, isProven, isArchived, at }) => ({
              key: id,
              cells: [
                name,
                email,
                phone,
                formatDate(new Date(at)),
                isArchived ? texts.archived : isProven ? texts.proven : texts.entered,
              ],
            }))}
          />
          {rows.length < total && <Text color="fg.muted">{texts.part(rows.length)}</Text>}
        </Stack>
      )}
    </Card>
  );
}
