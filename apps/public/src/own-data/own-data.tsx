import type { OwnRestriction } from '@wbd/domain/customers';
import type { PersonalData } from '@wbd/domain/own-data';
import { berlinDay } from '@wbd/domain/time';
import { Button, Flex, Separator } from '@wbd/ui';
import { saveFile } from '@wbd/ui/save-file';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErasePart } from './erase-part.tsx';
import {
  Appointments,
  BookedAppointments,
  Deals,
  Mails,
  NotedBy,
  Notes,
  Person,
  Referral,
  Registrations,
  WaitingLists,
} from './own-data-sections.tsx';
import { OwnPanel } from './own-panel.tsx';
import { RestrictPart } from './restrict-part.tsx';
import { ownDataTexts as texts } from './texts.de.ts';
import { WithdrawPart } from './withdraw-part.tsx';

interface OwnDataProps {
  data: PersonalData;
  busy: boolean;
  /** why erasing failed */
  alert: ReactNode;
  onErase: () => Promise<void>;
  onWithdraw: () => Promise<void>;
  onRestrict: (restriction: OwnRestriction | null) => Promise<void>;
}

/** Everything that is stored about the person, with the ways to take it along and to erase it. */
export function OwnData(props: OwnDataProps) {
  const { data, busy, alert, onErase, onWithdraw, onRestrict } = props;
  return (
    <OwnPanel title={texts.titles.data} intro={texts.intro} data={data}>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        <Button
          onClick={() => {
            saveFile(fileOf(data));
          }}
        >
          <Download aria-hidden />
          {texts.download}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            window.print();
          }}
        >
          <Printer aria-hidden />
          {texts.print}
        </Button>
      </Flex>
      <Person customer={data.customer} />
      <Registrations registrations={data.registrations} />
      {data.waitingLists.length > 0 && <WaitingLists waitingLists={data.waitingLists} />}
      {data.referral && <Referral referral={data.referral} />}
      <Mails mails={data.mails} />
      {data.appointments.length > 0 && <Appointments appointments={data.appointments} />}
      {data.bookedAppointments.length > 0 && (
        <BookedAppointments bookedAppointments={data.bookedAppointments} />
      )}
      {data.deals.length > 0 && <Deals deals={data.deals} />}
      {(data.notes !== null || data.datedNotes.length > 0 || data.followUp !== null) && (
        <Notes notes={data.notes} datedNotes={data.datedNotes} followUp={data.followUp} />
      )}
      {data.notedBy.length > 0 && <NotedBy notedBy={data.notedBy} />}
      {alert}
      {data.customer && (data.customer.callConsent !== null || !data.customer.uninvited) && (
        <WithdrawPart busy={busy} onWithdraw={onWithdraw} />
      )}
      {data.customer && (
        <>
          <RestrictPart
            isRestricted={data.customer.restriction !== null}
            busy={busy}
            onRestrict={onRestrict}
          />
          <Separator css={{ '@media print': { display: 'none' } }} />
          <ErasePart busy={busy} onErase={onErase} />
        </>
      )}
    </OwnPanel>
  );
}

/** Leaves out links, because anyone who has one can change the booking. Called-off sessions are already in `mails`. */
function fileOf({
  registrations,
  waitingLists,
  bookedAppointments,
  calledOff: _calledOff,
  ...data
}: PersonalData) {
  const stored = {
    ...data,
    registrations: registrations.map(({ link: _link, ...registration }) => registration),
    waitingLists: waitingLists.map(({ link: _link, ahead: _ahead, ...entry }) => entry),
    bookedAppointments: bookedAppointments.map(({ link: _link, ...appointment }) => appointment),
  };
  return {
    filename: `wbd-meine-daten-${berlinDay(new Date())}.json`,
    content: JSON.stringify(stored, null, 2),
    type: 'application/json',
  };
}
