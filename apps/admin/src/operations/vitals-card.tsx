import {
  GOOD_VITALS,
  VITAL_BUCKETS,
  type MeasuredVital,
  type VitalName,
} from '@wbd/domain/reports';
import { Badge } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Gauge } from 'lucide-react';
import { AllWell } from '../shared/all-well.tsx';
import { PlainTable } from '../shared/plain-table.tsx';
import { operationsTexts } from './texts.de.ts';

const texts = operationsTexts.vitals;
const NAMES = ['LCP', 'CLS', 'INP'] as const satisfies readonly VitalName[];
const number = new Intl.NumberFormat('de');

/** How quick pages felt, by module. */
export function VitalsCard({ vitals }: { vitals: readonly MeasuredVital[] }) {
  const modules = [...new Set(vitals.map(({ module }) => module))];
  return (
    <Card title={texts.title} text={texts.text}>
      {vitals.length === 0 ? (
        <AllWell icon={<Gauge size={26} />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <PlainTable
          label={texts.title}
          columns={[
            texts.columns.module,
            ...NAMES.map((name) => texts.names[name]),
            texts.columns.visits,
          ]}
          rows={modules.map((module) => {
            const own = vitals.filter((vital) => vital.module === module);
            const visits = Math.max(...own.map((vital) => vital.visits));
            return {
              key: module,
              cells: [
                module,
                ...NAMES.map((name) => (
                  <Value key={name} vital={own.find((vital) => vital.name === name)} />
                )),
                String(visits),
              ],
            };
          })}
        />
      )}
    </Card>
  );
}

function Value({ vital }: { vital: MeasuredVital | undefined }) {
  if (!vital) return texts.none;
  const { name, p75 } = vital;
  const isGood = p75 !== null && p75 <= GOOD_VITALS[name];
  return <Badge colorPalette={isGood ? 'green' : 'orange'}>{wordsOf(name, p75)}</Badge>;
}

function wordsOf(name: VitalName, p75: number | null): string {
  const value = number.format(p75 ?? VITAL_BUCKETS[name].at(-1) ?? 0);
  const words = name === 'CLS' ? value : texts.milliseconds(value);
  return p75 === null ? texts.above(words) : words;
}
