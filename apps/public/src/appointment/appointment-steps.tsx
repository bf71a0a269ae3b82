import { useViewer } from '@wbd/auth';
import { useLocation, useParams } from '@wbd/router';
import { LoadingState } from '@wbd/ui';
import { paths } from '../shared/paths.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { ForCustomer } from './for-customer.tsx';
import { HandOff } from './hand-off.tsx';
import { PhoneGate } from '../shared/phone-gate.tsx';
import { appointmentTexts } from './texts.de.ts';

interface AppointmentStepsProps {
  /** a link that may be opened */
  link: string;
  /** first name of whose calendar it is */
  firstName: string;
}

/** What stands between a person and the calendar: visitors prove a number, advisors say for which customer they book. */
export function AppointmentSteps({ link, firstName }: AppointmentStepsProps) {
  const { adv = '', other = '', cust } = useParams();
  const { search } = useLocation();
  const viewer = useViewer();
  const handOff = <HandOff link={link} firstName={firstName} />;

  switch (viewer.type) {
    case 'loading':
      return <LoadingState />;
    case 'visitor':
      return (
        <PhoneGate
          intro={appointmentTexts.gate.text(firstName)}
          confirmLabel={appointmentTexts.gate.confirm}
        />
      );
    case 'customer':
    case 'unknown':
      return handOff;
    case 'advisor':
      return cust === undefined ? (
        <CustomerPicker
          advisor={viewer.advisor}
          firstName={firstName}
          // which video it is about stays in the address
          pathFor={(customerId) => paths.appointmentFor(adv, other, customerId) + search}
        />
      ) : (
        <ForCustomer customerId={cust} pickerPath={paths.appointment(adv, other) + search}>
          {handOff}
        </ForCustomer>
      );
  }
}
