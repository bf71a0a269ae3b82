import { signInWithToken, useKiosk, type AuthUser } from '@wbd/auth';
import { advisorByLinkQuery } from '@wbd/data/advisors';
import { bookAppointmentMutation, draftAppointmentId } from '@wbd/data/appointments';
import { LONGEST_ANSWER, type BookableType } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { useMutation, useQuery } from '@wbd/query';
import { useNavigate, useParams } from '@wbd/router';
import { Button, Stack } from '@wbd/ui';
import { EmailField, Form, FormGrid, TextareaField, TextField } from '@wbd/ui/form';
import { useState } from 'react';
import { JUST_BOOKED } from '../../shared/just-booked.ts';
import { ConsentLine } from '../../shared/consent-line.tsx';
import { keepOwnName, keptOwnName } from '../../shared/own-name.ts';
import { paths } from '../../shared/paths.ts';
import { keptReferral } from '../../shared/referral.ts';
import { TakenTime } from '../../shared/times/taken-time.tsx';
import { timesTexts } from '../../shared/times/texts.de.ts';
import { answered, type Details, type DetailsForm } from './details.ts';
import { bookingTexts } from './texts.de.ts';

const texts = bookingTexts.form;

interface DetailsStepProps {
  form: DetailsForm;
  type: BookableType;
  start: Date;
  user: AuthUser;
  advisorId: string;
  videoId: string | null;
  onChoose: (start: Date | null, options?: { replace?: boolean }) => void;
  onCodeNeeded: () => void;
}

/** Asks a person with a proven number for their details, and books. */
export function DetailsStep(props: DetailsStepProps) {
  const { form, type, start, user, advisorId, videoId, onChoose, onCodeNeeded } = props;
  const { adv = '' } = useParams();
  const navigate = useNavigate();
  const isKiosk = useKiosk((state) => state.kiosk !== null);
  const page = useQuery({ ...advisorByLinkQuery(adv), enabled: adv !== advisorId });
  const { mutateAsync: book } = useMutation(bookAppointmentMutation());
  // one id per time, so that retrying after a lost response does not book twice
  const [ids] = useState(() => new Map<string, string>());
  const [taken, setTaken] = useState<Date | null>(null);
  const { isSubmitting } = form.formState;

  function idFor(time: string): string {
    const id = ids.get(time) ?? draftAppointmentId();
    ids.set(time, id);
    return id;
  }

  async function submit(details: Details): Promise<void> {
    const { firstName, lastName, email } = details;
    const time = start.toISOString();
    const ref = keptReferral(user.uid);
    try {
      const { token, loginToken } = await book({
        id: idFor(time),
        typeId: type.id,
        start: time,
        pageId: page.data?.id ?? advisorId,
        videoId,
        firstName,
        lastName,
        email,
        answers: answered(type.questions, details),
        ...(ref !== null && { ref }),
      });
      // the booking succeeded either way; without the new login the person is signed out within the hour
      if (loginToken !== null) await signInWithToken(loginToken).catch(() => undefined);
      else if (!isKiosk) {
        const known = keptOwnName(user.uid)?.email ?? '';
        keepOwnName({ uid: user.uid, firstName, lastName, email: email ?? known });
      }
      await navigate(paths.booked(token), { replace: true, state: JUST_BOOKED });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'appointment/taken') setTaken(start);
      else if (error.code === 'auth/code-required') onCodeNeeded();
      else throw error;
    }
  }

  return (
    <Stack gap="6">
      {taken?.getTime() === start.getTime() && (
        <TakenTime
          typeId={type.id}
          wish={taken}
          onChoose={(time) => {
            onChoose(time, { replace: true });
          }}
        >
          <Button
            variant="outline"
            alignSelf="flex-start"
            onClick={() => {
              onChoose(null);
            }}
          >
            {timesTexts.taken.all}
          </Button>
        </TakenTime>
      )}
      <Form form={form} onSubmit={submit} failure={{ title: texts.failed }}>
        <Stack gap="6">
          <FormGrid>
            <TextField form={form} name="firstName" required autoComplete="given-name" />
            <TextField form={form} name="lastName" required autoComplete="family-name" />
          </FormGrid>
          <EmailField form={form} name="email" />
          {type.questions.map((question, index) => (
            <TextareaField
              key={question}
              form={form}
              name={`answers.${index}`}
              label={texts.optional(question)}
              rows={2}
              maxLength={LONGEST_ANSWER}
            />
          ))}
          <Button type="submit" size="lg" w="full" loading={isSubmitting} loadingText={texts.busy}>
            {texts.submit}
          </Button>
          <ConsentLine occasion="appointment" />
        </Stack>
      </Form>
    </Stack>
  );
}
