import type { SweepState } from '@wbd/domain/reports';
import { Badge } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { PlainTable } from '../shared/plain-table.tsx';
import { relativeTime } from './relative-time.ts';
import { operationsTexts } from './texts.de.ts';

const texts = operationsTexts.sweeps;

const palettes: Record<SweepState['state'], string> = {
  never: 'gray',
  ok: 'green',
  failed: 'red',
  late: 'orange',
};

/** Functions that run by the clock: when they last did, and what came of it. */
export function SweepsCard({ sweeps, now }: { sweeps: readonly SweepState[]; now: number }) {
  const { name, startedAt, state, done } = texts.columns;
  return (
    <Card title={texts.title}>
      <PlainTable
        label={texts.title}
        columns={[name, startedAt, state, done]}
        rows={sweeps.map((sweep) => ({
          key: sweep.name,
          cells: [
            texts.names[sweep.name],
            sweep.startedAt === null ? operationsTexts.never : relativeTime(sweep.startedAt, now),
            <Badge key="state" colorPalette={palettes[sweep.state]}>
              {texts.states[sweep.state]}
            </Badge>,
            sweep.done === null ? '' : String(sweep.done),
          ],
        }))}
      />
    </Card>
  );
}
