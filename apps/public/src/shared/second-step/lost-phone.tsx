import { Link as RouterLink } from '@wbd/router';
import { Button, Link, Stack, Text } from '@wbd/ui';
import { useId, useState } from 'react';
import { paths } from '../paths.ts';
import { lostPhoneTexts as texts } from './texts.de.ts';

/** The way back for a person whose phone is lost or broken. */
export function LostPhone() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="3" align="flex-start">
      <Button
        variant="ghost"
        px="2"
        mx="-2"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.question}
      </Button>
      <Stack id={id} gap="3" align="flex-start" hidden={!open}>
        <Text>{texts.sameNumber}</Text>
        <Text>{texts.callback}</Text>
        <Link asChild>
          <RouterLink to={paths.imprint}>{texts.imprint}</RouterLink>
        </Link>
      </Stack>
    </Stack>
  );
}
