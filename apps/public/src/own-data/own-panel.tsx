import type { PersonalData } from '@wbd/domain/own-data';
import { Heading, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import type { ReactNode } from 'react';
import { Panel } from '../shared/panel.tsx';
import { ownDataTexts as texts } from './texts.de.ts';
import { Views } from './views.tsx';

interface OwnPanelProps {
  title: string;
  intro: string;
  data: Pick<PersonalData, 'isComplete' | 'hasOtherNames'>;
  children: ReactNode;
}

/** What both views of a person's data begin with: the way to the other one, and what is missing in the answer. */
export function OwnPanel({ title, intro, data, children }: OwnPanelProps) {
  return (
    <Panel>
      <Views />
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">{intro}</Text>
      </Stack>
      {!data.isComplete && <FormAlert status="info">{texts.incomplete}</FormAlert>}
      {data.hasOtherNames && <FormAlert status="info">{texts.otherNames}</FormAlert>}
      {children}
    </Panel>
  );
}
