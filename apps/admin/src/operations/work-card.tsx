import { mailRules, mailTexts } from '@wbd/domain/mails';
import type { HangingMail, Operations } from '@wbd/domain/reports';
import { Link as RouterLink } from '@wbd/router';
import { Button, Heading, Stack } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { CircleCheck } from 'lucide-react';
import { MAILS_PATH } from '../shared/paths.ts';
import { AllWell } from '../shared/all-well.tsx';
import { PlainTable } from '../shared/plain-table.tsx';
import { relativeTime } from './relative-time.ts';
import { operationsTexts } from './texts.de.ts';

const { work: texts, hanging: hangingTexts } = operationsTexts;

/** Mails, invitations, waiting lists and closures that do not get on. */
export function WorkCard({
  mails,
  stuck,
  now,
}: Pick<Operations, 'mails' | 'stuck'> & { now: number }) {
  const { hanging, postponed, givenUp, heldBack, unclear } = mails;
  const facts = [
    [texts.postponed, postponed],
    [texts.givenUp, givenUp],
    [texts.heldBack, heldBack],
    [texts.unclear, unclear],
    [texts.invitations, stuck.invitations],
    [texts.waitingLists, stuck.waitingLists],
    [texts.closures, stuck.closures],
  ] as const;
  const isFine = hanging.length === 0 && facts.every(([, count]) => count === 0);
  return (
    <Card title={texts.title}>
      {isFine ? (
        <AllWell icon={<CircleCheck size={26} />} title={texts.fine} text={texts.fineText} />
      ) : (
        <Stack gap="6" align="flex-start">
          {/* a number stays in one piece, the terms may wrap */}
          <FactList templateColumns="auto max-content">
            {facts.map(([term, count]) => (
              <Fact key={term} term={term}>
                {String(count)}
              </Fact>
            ))}
          </FactList>
          {givenUp > 0 && (
            <Button asChild variant="outline">
              <RouterLink to={MAILS_PATH}>{texts.toMails}</RouterLink>
            </Button>
          )}
          {hanging.length > 0 && <HangingMails mails={hanging} now={now} />}
        </Stack>
      )}
    </Card>
  );
}

function HangingMails({ mails, now }: { mails: readonly HangingMail[]; now: number }) {
  const { columns } = hangingTexts;
  return (
    <Stack gap="2" w="full">
      <Heading as="h3" size="md">
        {hangingTexts.title}
      </Heading>
      <PlainTable
        label={hangingTexts.title}
        columns={[columns.mail, columns.state, columns.since, columns.attempts]}
        rows={mails.map(({ id, kind, state, since, attempts }) => ({
          key: id,
          cells: [
            mailRules(kind).name,
            mailTexts.states[state],
            relativeTime(since, now),
            String(attempts),
          ],
        }))}
      />
    </Stack>
  );
}
