import { personalDataQuery } from '@wbd/data/own-data';
import { AppError, berlinDay, type PersonalData } from '@wbd/domain';
import { useQuery } from '@wbd/query';
import { Button, ErrorState, Flex, Heading, LoadingState, Separator, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { saveFile } from '@wbd/ui/save-file';
import { Download, Printer } from 'lucide-react';
import { Panel } from '../shared/panel.tsx';
import { ErasePart } from './erase-part.tsx';
import {
  Mails,
  NotedBy,
  Notes,
  Person,
  Referral,
  Registrations,
  WaitingLists,
} from './own-data-sections.tsx';
import { ownDataTexts as texts } from './texts.de.ts';

interface OwnDataProps {
  uid: string;
  onErased: () => void;
}

/** Everything that is stored about the person, with the ways to take it along and to erase it. */
export function OwnData({ uid, onErased }: OwnDataProps) {
  const { data, error, isFetching, refetch } = useQuery(personalDataQuery(uid));
  if (!data) {
    if (!error) return <LoadingState text={texts.loading} />;
    const isTooOften = error instanceof AppError && error.code === 'rate/limited';
    return (
      <ErrorState
        level={1}
        title={texts.failed}
        {...(isTooOften && { text: texts.tooOften })}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Panel>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.intro}</Text>
      </Stack>
      {!data.isComplete && <FormAlert status="info">{texts.incomplete}</FormAlert>}
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        <Button
          onClick={() => {
            saveFile(fileOf(data));
          }}
        >
          <Download aria-hidden />
          {texts.download}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            window.print();
          }}
        >
          <Printer aria-hidden />
          {texts.print}
        </Button>
      </Flex>
      <Person customer={data.customer} />
      <Registrations registrations={data.registrations} />
      {data.waitingLists.length > 0 && <WaitingLists waitingLists={data.waitingLists} />}
      {data.referral && <Referral referral={data.referral} />}
      <Mails mails={data.mails} />
      {data.notes !== null && <Notes notes={data.notes} />}
      {data.notedBy.length > 0 && <NotedBy notedBy={data.notedBy} />}
      <Separator css={{ '@media print': { display: 'none' } }} />
      <ErasePart uid={uid} onErased={onErased} />
    </Panel>
  );
}

function fileOf(data: PersonalData) {
  return {
    filename: `wbd-meine-daten-${berlinDay(new Date())}.json`,
    content: JSON.stringify(data, null, 2),
    type: 'application/json',
  };
}
