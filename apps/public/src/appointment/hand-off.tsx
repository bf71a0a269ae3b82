import { Button, Heading, Spinner, Stack, Text } from '@wbd/ui';
import { CalendarCheck, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { appointmentTexts as texts } from './texts.de.ts';

const OPENS_AFTER_MS = 2000;

interface HandOffProps {
  link: string;
  /** the calendar as a grammatical object, such as "deinen Kalender" */
  calendar: string;
  /** instruction shown once the calendar is open */
  next: string;
}

/** Opens the booking link in a new tab, once, and offers it in case the browser blocked that tab. */
export function HandOff({ link, calendar, next }: HandOffProps) {
  const [state, setState] = useState<'waiting' | 'opened' | 'blocked'>('waiting');

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      setState(openInTab(link) ? 'opened' : 'blocked');
    }, OPENS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state, link]);

  if (state === 'waiting') {
    return (
      <Stack gap="4" role="status">
        <Spinner size="lg" color="colorPalette.fg" />
        <Heading as="h2" size="xl">
          {texts.opening.title}
        </Heading>
        <Text color="fg.muted">{texts.opening.text(calendar)}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="4" role="status">
      <Text as="span" color="green.fg">
        <CalendarCheck aria-hidden size={36} />
      </Text>
      <Heading as="h2" size="xl">
        {texts[state].title}
      </Heading>
      <Text color="fg.muted">{state === 'opened' ? next : texts.blocked.text(calendar)}</Text>
      {state === 'opened' && (
        <Text color="fg.muted" textStyle="sm" pt="3">
          {texts.opened.fallback}
        </Text>
      )}
      <Button asChild size="lg" alignSelf="flex-start">
        <a href={link} target="_blank" rel="noopener noreferrer">
          {texts.openCalendar}
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </Stack>
  );
}

/**
 * Opens a link in a tab that cannot reach this one. With `noopener` the browser would not tell whether it opened the tab.
 * @returns false when the browser blocked it
 */
function openInTab(link: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(link);
  return true;
}
