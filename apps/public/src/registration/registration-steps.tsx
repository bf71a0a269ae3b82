import type { Advisor } from '@wbd/domain/advisors';
import { normalizePhone } from '@wbd/domain/phone';
import type { Seminar, Session } from '@wbd/domain/seminars';
import {
  nextGuest,
  rememberedPerson,
  useAuth,
  useKiosk,
  useLoginAwaited,
  useOwnAdvisor,
} from '@wbd/auth';
import { LoadingState } from '@wbd/ui';
import { useForm, useWatch } from '@wbd/ui/form';
import { useEffect, useRef, useState } from 'react';

import type { ChosenCustomer } from './customer-picker.tsx';
import { CodeStep } from './code-step.tsx';
import { FormStep } from './form-step.tsx';
import { emptyForm, registrationSchema, type Submitted } from './form-values.ts';
import { draftKey, keptDraft } from './registration-draft.ts';
import {
  choiceOf,
  fullSessions,
  lostDateOf,
  onlyChoice,
  sessionOptions,
} from './session-choice.ts';
import { SuccessStep } from './success-step.tsx';
import { registrationTexts as texts } from './texts.de.ts';
import { isOwnPlace } from './flow.ts';
import { useOwnPlaces } from './use-own-places.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useKnownPerson } from './use-known-person.ts';
import { useRegistration } from './use-registration.ts';

export interface RegistrationStepsProps {
  seminar: Seminar;
  sessions: readonly Session[];
  /** the time of the session to begin with, in milliseconds since 1970; null leaves the choice open */
  wanted: number | null;
  /** on whose page the visitor is */
  pageAdvisor: Advisor;
  onAgain: () => void;
}

/** The steps of a registration. Input stays until it is complete, also after failures. */
export function RegistrationSteps(props: RegistrationStepsProps) {
  const { seminar, sessions, wanted, pageAdvisor, onAgain } = props;
  const { user, status } = useAuth();
  const awaitsLogin = useLoginAwaited();
  const advisor = useOwnAdvisor();
  const key = draftKey(pageAdvisor.id, seminar.id);
  const [draft] = useState(() => keptDraft(key, rememberedPerson()));
  const registration = useRegistration(pageAdvisor.id, draft?.code ?? null);
  const { flow } = registration;
  const options = sessionOptions(sessions, new Date());
  const lost =
    wanted === null ? null : lostDateOf(wanted, sessions, seminar.calledOffDates, new Date());
  const linkedId = sessions.find(({ time }) => time.getTime() === wanted)?.id;
  const linked = options.find(({ id }) => id === linkedId);
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null);
  // seats change meanwhile: the booked session is shown as it was
  const [booked, setBooked] = useState(() =>
    sessions.find(({ id }) => id === draft?.code?.request.sessionId),
  );

  const form = useForm({
    schema: registrationSchema,
    words: texts,
    defaultValues: {
      ...emptyForm,
      sessionId: onlyChoice(options),
      phone: user?.phone ?? '',
      ...draft?.values,
      // a link to a session is newer than what was typed before
      ...(linked && choiceOf(linked)),
      // the person chooses another date themselves
      ...(lost && { sessionId: '' }),
    },
  });
  const { setValue, getValues, setFocus, control } = form;
  const kiosk = useKiosk((state) => state.kiosk);
  useKnownPerson(form, kiosk ? null : user, advisor === null);
  useKeptDraft({
    key,
    form,
    flow,
    found: draft,
    uid: status === 'loading' ? undefined : (user?.uid ?? null),
    onOtherPerson: onAgain,
  });
  const [variant, typedPhone] = useWatch({ control, name: ['variant', 'phone'] });
  const waits = variant === 'waiting';

  const isAdvisor = advisor !== null;
  useEffect(() => {
    // an advisor registers customers, everyone else themselves
    if (isAdvisor) setValue('variant', 'existing');
    else if (getValues('variant') !== 'waiting') setValue('variant', 'self');
  }, [isAdvisor, getValues, setValue]);

  const offered = waits ? fullSessions(options) : options;
  const chosenIsOpen = offered.some(
    ({ id, disabled }) => id === getValues('sessionId') && !disabled,
  );
  useEffect(() => {
    if (flow.step === 'form' && !chosenIsOpen) setValue('sessionId', '');
  }, [flow.step, chosenIsOpen, setValue]);

  const lastStep = useRef(flow.step);
  useEffect(() => {
    if (lastStep.current === 'otp' && flow.step === 'form') setFocus('phone');
    lastStep.current = flow.step;
  }, [flow.step, setFocus]);

  const own = useOwnPlaces({
    seminarId: seminar.id,
    user: kiosk || advisor ? null : user,
    claim: flow.step === 'form' && isOwnPlace(flow.notice) ? getValues() : null,
  });
  const outcome = flow.step === 'success' ? flow.place : null;
  useEffect(() => {
    // on a shared device the login ends with what it was for
    if (kiosk && outcome) void nextGuest(kiosk, outcome);
  }, [kiosk, outcome]);

  async function submit(values: Submitted, again = false): Promise<void> {
    const { sessionId } = values;
    setBooked(sessions.find(({ id }) => id === sessionId));
    if (values.variant === 'existing') {
      const name = customer ? nameOf(customer) : '';
      const { customerId } = values;
      const hasEmail = customer?.email !== null;
      await registration.submitCustomer({
        who: 'customer',
        sessionId,
        customerId,
        name,
        hasEmail,
        again,
      });
      return;
    }
    if (values.variant !== 'new') {
      const { firstName, lastName, email, phone, mayCall } = values;
      const person = { sessionId, firstName, lastName, email, phone };
      await registration.submitSelf({ who: 'self', ...person, waits, again, mayCall });
      return;
    }
    const { firstName, lastName, email, phone, withoutContact } = values;
    const person = { sessionId, firstName, lastName, email, phone, withoutContact };
    const id = await registration.submitNewCustomer(person);
    if (id === null) return;
    // there is a customer now: should the booking have failed, the next attempt is for the same one
    setCustomer({ id, firstName, lastName, email });
    setValue('variant', 'existing');
    setValue('customerId', id);
  }

  switch (flow.step) {
    case 'form':
      return (
        <FormStep
          ownPlaces={own}
          lostDate={lost}
          form={form}
          seminarId={seminar.id}
          options={options}
          advisor={advisor}
          variant={variant}
          onVariantChange={(next) => {
            form.clearErrors();
            setValue('variant', next);
          }}
          chosenCustomer={customer}
          onCustomerChosen={setCustomer}
          busy={flow.busy}
          notice={flow.notice}
          skipsCode={registration.isProven(normalizePhone(typedPhone))}
          awaitsLogin={awaitsLogin}
          onSubmit={(values) => submit(values)}
          onBookAgain={() => void form.handleSubmit((values) => submit(values, true))()}
        />
      );
    case 'otp':
      return (
        <CodeStep
          flow={flow}
          session={sessions.find(({ id }) => id === flow.request.sessionId)}
          onConfirm={(code) => void registration.submitCode(code)}
          onResend={() => void registration.resendCode()}
          onRetry={() => void registration.retry()}
          onChangeNumber={registration.changeNumber}
        />
      );
    case 'booking':
      return <LoadingState takesFocus text={waits ? texts.joining : texts.booking} />;
    case 'success':
      return kiosk ? (
        <LoadingState />
      ) : (
        <SuccessStep
          request={flow.request}
          place={flow.place}
          seatToken={flow.seatToken}
          isMailed={flow.isMailed}
          seminar={seminar}
          session={booked}
          advisor={pageAdvisor}
          onAnother={onAgain}
        />
      );
  }
}

function nameOf({ firstName, lastName }: ChosenCustomer): string {
  return `${firstName} ${lastName}`;
}
