import { pathOfAddress } from '@wbd/domain/notices';
import { Button, Stack, Text } from '@wbd/ui';
import { Form, TextField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { Panel } from '../shared/panel.tsx';
import { reportTexts } from './texts.de.ts';

const texts = reportTexts.find;

const isOfPortal = (typed: string) => pathOfAddress(typed, window.location.origin) !== null;
const schema = z.object({ address: z.string().check(z.refine(isOfPortal)) });

/** Asks on which page something was seen, where it did not say so itself. */
export function FindPage({ onFound }: { onFound: (path: string) => void }) {
  const form = useForm({ schema, defaultValues: { address: '' }, words: texts });
  return (
    <Panel>
      <Form
        form={form}
        onSubmit={({ address }) => {
          onFound(pathOfAddress(address, window.location.origin) ?? '/');
        }}
      >
        <Stack gap="5">
          <Text>{texts.text}</Text>
          <TextField form={form} name="address" required inputMode="url" autoComplete="off" />
          <Button type="submit" size="lg">
            {texts.next}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
