import type { DeclareTerminationInput } from '@wbd/domain/terminations';
import { formatDateTime, formatDay } from '@wbd/domain/time';
import { Facts } from '../shared/facts.tsx';
import { terminationTexts } from './texts.de.ts';

const texts = terminationTexts.facts;

/** A declaration as labels and values, in the order in which it is shown and saved. */
export function declaredFacts(
  { kind, reason, name, email, code, endsOn, confirmTo }: DeclareTerminationInput,
  receivedAt: Date | null,
): [label: string, value: string][] {
  const facts: [string, string | null][] = [
    [texts.kind, terminationTexts.kinds[kind].label],
    [texts.reason, reason],
    [texts.name, name],
    [texts.email, email],
    [texts.code, code],
    [texts.endsOn, endsOn === null ? texts.earliest : formatDay(endsOn)],
    [texts.confirmTo, confirmTo],
    [texts.receivedAt, receivedAt && texts.time(formatDateTime(receivedAt))],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

/** A declaration on the page. */
export function DeclaredFacts({ facts }: { facts: ReturnType<typeof declaredFacts> }) {
  return (
    <Facts terms="long">
      {facts.map(([label, value]) => (
        <Row key={label} label={label} value={value} />
      ))}
    </Facts>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
