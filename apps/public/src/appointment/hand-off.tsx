import { Button, Heading, Spinner, Stack, Text } from '@wbd/ui';
import { CalendarCheck, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { appointmentTexts as texts } from './texts.de.ts';

const OPENS_AFTER_MS = 2000;

/** Opens the booking link in a new tab, once, and offers it in case the browser blocked that tab. */
export function HandOff({ link, firstName }: { link: string; firstName: string }) {
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (opened) return;
    const timer = setTimeout(() => {
      setOpened(true);
      window.open(link, '_blank', 'noopener,noreferrer');
    }, OPENS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [opened, link]);

  if (!opened) {
    return (
      <Stack gap="4" role="status">
        <Spinner size="lg" color="colorPalette.fg" />
        <Heading as="h2" size="xl">
          {texts.opening.title}
        </Heading>
        <Text color="fg.muted">{texts.opening.text(firstName)}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="4" role="status">
      <Text as="span" color="green.fg">
        <CalendarCheck aria-hidden size={36} />
      </Text>
      <Heading as="h2" size="xl">
        {texts.opened.title}
      </Heading>
      <Text color="fg.muted">{texts.opened.text(firstName)}</Text>
      <Text color="fg.muted" textStyle="sm" pt="3">
        {texts.opened.fallback}
      </Text>
      <Button asChild size="lg" alignSelf="flex-start">
        <a href={link} target="_blank" rel="noopener noreferrer">
          {texts.opened.link}
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </Stack>
  );
}
