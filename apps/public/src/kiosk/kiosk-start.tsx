import { startKiosk, type Kiosk } from '@wbd/auth';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { Button, chakra, Heading, Separator, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../shared/panel.tsx';
import { sessionTime } from '../shared/session-time.ts';
import { FirstGuest } from './first-guest.tsx';
import { kioskTexts as texts } from './texts.de.ts';

const Points = chakra('ul', { base: { listStyle: 'disc', ps: '5', display: 'grid', gap: '2' } });

interface KioskStartProps {
  advisorId: string;
  /** the address that the advisor signs in with */
  email: string;
  seminar: Seminar;
  /** null for all sessions */
  session: Session | null;
}

/** Says what kiosk mode does, and starts it. */
export function KioskStart({ advisorId, email, seminar, session }: KioskStartProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const kiosk: Kiosk = {
    advisor: advisorId,
    email,
    seminar: seminar.id,
    session: session?.id ?? null,
  };

  function start(): void {
    try {
      startKiosk(kiosk);
      // until the page goes
      setBusy(true);
    } catch {
      setFailed(true);
    }
  }

  return (
    <Panel>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          {texts.title}
        </Heading>
        <Text>{texts.intro(seminar.title)}</Text>
        <Text color="fg.muted">
          {session ? texts.when(sessionTime(session), session.location) : texts.allSessions}
        </Text>
      </Stack>
      <Points>
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      {failed && <FormAlert title={texts.failed}>{texts.notStored}</FormAlert>}
      <Button size="lg" w="full" loading={busy} loadingText={texts.starting} onClick={start}>
        <Tablet aria-hidden />
        {texts.start}
      </Button>
      <Separator />
      <FirstGuest kiosk={kiosk} />
    </Panel>
  );
}
