import { Link as RouterLink, signInPath, useLocation } from '@wbd/router';
import { useKiosk } from '@wbd/auth';
import type { Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import type { OwnSeatsOutput } from '@wbd/domain/seats';
import { Button, Heading, Separator, Stack, Text } from '@wbd/ui';
import { CheckboxField, Form, FormAlert, RadioCards, SegmentedChoice } from '@wbd/ui/form';
import { LogIn, Tablet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConsentLine } from '../shared/consent-line.tsx';
import { paths } from '../shared/paths.ts';
import { CustomerPicker, type ChosenCustomer } from './customer-picker.tsx';
import type { Notice } from './flow.ts';
import type { RegistrationForm, Submitted, Variant } from './form-values.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { OwnPlaces } from './own-places.tsx';
import { PersonFields } from './person-fields.tsx';
import { SessionSelect } from './session-select.tsx';
import { areAllFull, type LostDate, type SessionOption } from './session-choice.ts';
import { registrationTexts as texts } from './texts.de.ts';

export interface FormStepProps {
  form: RegistrationForm;
  seminarId: string;
  options: readonly SessionOption[];
  /** the signed-in advisor, who registers customers; everyone else registers themselves */
  advisor: Advisor | null;
  variant: Variant;
  onVariantChange: (variant: Variant) => void;
  chosenCustomer: ChosenCustomer | null;
  onCustomerChosen: (customer: ChosenCustomer) => void;
  busy: boolean;
  notice: Notice | null;
  /** the number is proven already: no code is sent */
  skipsCode: boolean;
  /** stored details of the person are still loading */
  awaitsLogin: boolean;
  onSubmit: (values: Submitted) => Promise<void>;
  /** the person's present places in the seminar */
  ownPlaces: OwnSeatsOutput['seats'];
  /** the link named a date that is no longer offered */
  lostDate: LostDate | null;
  /** the same for a second seat in the seminar, on purpose */
  onBookAgain: () => void;
}

/** The form: which date, and who. */
export function FormStep(props: FormStepProps) {
  const { form, options, advisor, variant, onVariantChange, busy, notice, skipsCode, onSubmit } =
    props;
  const [asAdvisor, setAsAdvisor] = useState(false);
  const isKiosk = useKiosk((state) => state.kiosk !== null);

  const submit = (label: string) => (
    <Button
      type="submit"
      size="lg"
      w="full"
      loading={busy || props.awaitsLogin}
      loadingText={texts.loading}
    >
      {label}
    </Button>
  );

  function fields(): ReactNode {
    if (advisor) {
      if (!may(advisor.lv, 'customers')) return <FormAlert status="info">{texts.locked}</FormAlert>;
      return (
        <>
          <SegmentedChoice<'new' | 'existing'>
            legend={texts.fields.variant}
            value={variant === 'new' ? 'new' : 'existing'}
            onValueChange={onVariantChange}
            disabled={busy}
            options={[
              { value: 'existing', label: texts.customer.existing },
              { value: 'new', label: texts.customer.new },
            ]}
          />
          {variant === 'new' ? (
            <PersonFields
              form={form}
              phoneHint={texts.customer.phoneHint}
              isOwnDevice={false}
              isCustomer
            />
          ) : (
            <CustomerPicker
              form={form}
              advisorId={advisor.id}
              chosen={props.chosenCustomer}
              onChoose={props.onCustomerChosen}
            />
          )}
          {submit(texts.customer.book)}
          <KioskLink seminarId={props.seminarId} />
        </>
      );
    }
    if (asAdvisor) return <AdvisorSignIn />;
    if (variant !== 'waiting' && areAllFull(options)) return null;
    return (
      <>
        <PersonFields
          form={form}
          phoneHint={skipsCode ? texts.person.phoneProven : texts.person.phoneHint}
          isOwnDevice={!isKiosk}
        />
        <CheckboxField form={form} name="mayCall" />
        {submit(submitLabel(skipsCode, variant === 'waiting'))}
        <ConsentLine occasion="registration" />
      </>
    );
  }

  return (
    <Form form={form} onSubmit={onSubmit}>
      <Stack gap="6">
        {notice && (
          <NoticeAlert
            notice={notice}
            forCustomer={advisor !== null}
            onBookAgain={props.onBookAgain}
          />
        )}
        {props.ownPlaces.length > 0 && (
          <>
            <OwnPlaces places={props.ownPlaces} />
            <Separator />
            <Stack gap="1">
              <Heading as="h2" size="lg">
                {texts.own.another}
              </Heading>
              <Text color="fg.muted">{texts.own.anotherHint}</Text>
            </Stack>
          </>
        )}
        {props.lostDate && (
          <FormAlert status="warning" title={props.lostDate.title}>
            <Text>{props.lostDate.text}</Text>
          </FormAlert>
        )}
        <SessionSelect form={form} options={options} mayWait={!advisor && !asAdvisor} />
        {!advisor && !isKiosk && (
          <RadioCards
            legend={texts.who.legend}
            value={asAdvisor ? 'advisor' : 'self'}
            onValueChange={(value) => {
              setAsAdvisor(value === 'advisor');
            }}
            disabled={busy}
            options={[
              { value: 'self', label: texts.who.self },
              { value: 'advisor', label: texts.who.advisor },
            ]}
          />
        )}
        {fields()}
      </Stack>
    </Form>
  );
}

function submitLabel(skipsCode: boolean, waits: boolean): string {
  if (waits) return skipsCode ? texts.waitDirectly : texts.requestWaitingCode;
  return skipsCode ? texts.bookDirectly : texts.requestCode;
}

function AdvisorSignIn() {
  const location = useLocation();
  return (
    <FormAlert status="info" title={texts.signIn.title}>
      <Text>{texts.signIn.text}</Text>
      <Button asChild mt="4">
        <RouterLink to={signInPath(location)}>
          <LogIn aria-hidden />
          {texts.signIn.button}
        </RouterLink>
      </Button>
    </FormAlert>
  );
}

/** For an advisor whose guests type themselves, one after another. */
function KioskLink({ seminarId }: { seminarId: string }) {
  return (
    <Stack gap="2" align="center" textAlign="center">
      <Text color="fg.muted" textStyle="sm">
        {texts.kiosk.hint}
      </Text>
      <Button asChild variant="outline" size="sm">
        <RouterLink to={paths.kiosk(seminarId)}>
          <Tablet aria-hidden />
          {texts.kiosk.start}
        </RouterLink>
      </Button>
    </Stack>
  );
}
