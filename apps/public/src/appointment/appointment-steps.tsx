import { useViewer } from '@wbd/auth';
import { useLocation, useParams } from '@wbd/router';
import { LoadingState, Stack } from '@wbd/ui';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { ForCustomer } from './for-customer.tsx';
import { HandOff } from './hand-off.tsx';
import { PhoneGate } from '../shared/phone-gate.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';
import { appointmentTexts } from './texts.de.ts';
import { WhyNumber } from './why-number.tsx';

const { gate: texts, calendarOf, choose, ownCalendar } = appointmentTexts;

interface AppointmentStepsProps {
  /** a link that may be opened; null without a calendar */
  link: string | null;
  /** whose calendar it is */
  advisor: { id: string; firstName: string };
}

/**
 * What stands between a person and the calendar: visitors prove a number and say who they are and what it is about,
 * advisors say for which customer they book. Without a calendar the advisor calls back.
 */
export function AppointmentSteps({ link, advisor }: AppointmentStepsProps) {
  const { adv = '', other = '', cust } = useParams();
  const { search } = useLocation();
  const viewer = useViewer();
  const [isSent, setIsSent] = useState(false);
  const { firstName } = advisor;

  switch (viewer.type) {
    case 'loading':
      return <LoadingState />;
    case 'visitor':
      return (
        <Stack gap="6">
          <PhoneGate
            intro={link === null ? texts.textCall(firstName) : texts.text(firstName)}
            confirmLabel={link === null ? texts.confirmCall : texts.confirm}
          />
          <WhyNumber firstName={firstName} isGuest={adv !== other} />
        </Stack>
      );
    case 'customer':
    case 'unknown':
      if (!isSent) {
        return (
          <RequestForm
            user={viewer.user}
            advisor={advisor}
            hasCalendar={link !== null}
            onSent={() => {
              setIsSent(true);
            }}
          />
        );
      }
      return link === null ? (
        <RequestSent firstName={firstName} phone={viewer.user.phone} />
      ) : (
        <HandOff link={link} calendar={calendarOf(firstName)} next={choose.visitor(firstName)} />
      );
    case 'advisor':
      if (link === null) return null;
      return cust === undefined ? (
        <CustomerPicker
          advisor={viewer.advisor}
          firstName={firstName}
          // which video it is about stays in the address
          pathFor={(customerId) => paths.appointmentFor(adv, other, customerId) + search}
        />
      ) : (
        <ForCustomer customerId={cust} pickerPath={paths.appointment(adv, other) + search}>
          {(name) =>
            viewer.advisor.id === advisor.id ? (
              <HandOff link={link} calendar={ownCalendar} next={choose.own(name)} />
            ) : (
              <HandOff
                link={link}
                calendar={calendarOf(firstName)}
                next={choose.colleague(name, firstName)}
              />
            )
          }
        </ForCustomer>
      );
  }
}
