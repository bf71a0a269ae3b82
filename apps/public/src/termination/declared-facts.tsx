import type { AnswerTerminationOutput, DeclareTerminationInput } from '@wbd/domain/terminations';
import { formatDateTime, formatDay } from '@wbd/domain/time';
import { Facts as FactList } from '../shared/facts.tsx';
import { terminationTexts } from './texts.de.ts';

const texts = terminationTexts.facts;

type Facts = [label: string, value: string][];

const known = (facts: readonly (readonly [label: string, value: string | null])[]): Facts =>
  facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));

/** A declaration as labels and values, in the order in which it is shown and saved. */
export function declaredFacts(
  { kind, reason, name, email, code, endsOn, confirmTo }: DeclareTerminationInput,
  receivedAt: Date | null,
): Facts {
  return known([
    [texts.kind, terminationTexts.kinds[kind].label],
    [texts.reason, reason],
    [texts.name, name],
    [texts.email, email],
    [texts.code, code],
    [texts.endsOn, endsOn === null ? texts.earliest : formatDay(endsOn)],
    [texts.confirmTo, confirmTo],
    [texts.receivedAt, receivedAt && texts.time(formatDateTime(receivedAt))],
  ]);
}

/** The declaration that was made about the reader's account. */
export function factsForOwner({
  kind,
  name,
  reason,
  code,
  endsOn,
}: Pick<AnswerTerminationOutput, 'kind' | 'name' | 'reason' | 'code' | 'endsOn'>): Facts {
  return known([
    [texts.kind, terminationTexts.kinds[kind].label],
    [texts.reason, reason],
    [texts.name, name],
    [texts.code, code],
    [texts.endsOn, endsOn === null ? texts.earliest : formatDay(endsOn)],
  ]);
}

/** A declaration on the page. */
export function DeclaredFacts({ facts }: { facts: Facts }) {
  return (
    <FactList terms="long">
      {facts.map(([label, value]) => (
        <Row key={label} label={label} value={value} />
      ))}
    </FactList>
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
