import type { Session } from '@wbd/domain/seminars';
import { Button, Flex, Heading, Stack } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { CodeForm } from '../shared/code-form.tsx';
import { BookedSession } from './booked-session.tsx';
import type { Flow } from './flow.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.otp;

export interface CodeStepProps {
  flow: Extract<Flow, { step: 'otp' }>;
  session: Session | undefined;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onRetry: () => void;
  onChangeNumber: () => void;
}

/** The code from the SMS; once the number is proven, the retry of the booking. */
export function CodeStep(props: CodeStepProps) {
  const { flow, session, onConfirm, onResend, onRetry, onChangeNumber } = props;
  const { request, sent, busy, notice } = flow;
  const alert = notice && <NoticeAlert notice={notice} />;
  const about = session && <BookedSession session={session} waits={request.waits} />;
  if (sent) {
    return (
      <CodeForm
        phone={request.phone}
        sentAt={sent.at}
        about={about}
        confirmLabel={request.waits ? texts.confirmWaiting : texts.confirm}
        busy={busy}
        expired={notice?.code === 'auth/code-expired'}
        alert={alert}
        onConfirm={onConfirm}
        onResend={onResend}
        onBack={onChangeNumber}
      />
    );
  }
  return (
    <Stack gap="6">
      <Heading as="h2" size="2xl">
        {texts.provenTitle}
      </Heading>
      {about}
      {alert}
      <FormAlert status="success">{texts.proven(request.phone)}</FormAlert>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <Button size="lg" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button size="lg" variant="ghost" onClick={onChangeNumber}>
          {texts.changeNumber}
        </Button>
      </Flex>
    </Stack>
  );
}
