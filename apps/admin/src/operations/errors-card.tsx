import type { ErrorCount } from '@wbd/domain/reports';
import { Card } from '@wbd/ui/page';
import { CircleCheck } from 'lucide-react';
import { AllWell } from '../shared/all-well.tsx';
import { PlainTable } from '../shared/plain-table.tsx';
import { operationsTexts } from './texts.de.ts';

const texts = operationsTexts.errors;

/** What pages reported, by module and version: a new version that fails more than the one before stands out. */
export function ErrorsCard({ errors }: { errors: readonly ErrorCount[] }) {
  const { columns } = texts;
  return (
    <Card title={texts.title} text={texts.text}>
      {errors.length === 0 ? (
        <AllWell icon={<CircleCheck size={26} />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <PlainTable
          label={texts.title}
          columns={[columns.module, columns.version, columns.lastHour, columns.total]}
          rows={errors.map(({ module, version, lastHour, total }) => ({
            key: `${module} ${version}`,
            cells: [module, version, String(lastHour), String(total)],
          }))}
        />
      )}
    </Card>
  );
}
