import type { BookableType } from '@wbd/domain/appointments';
import { useViewer } from '@wbd/auth';
import { LoadingState } from '@wbd/ui';
import type { ReactNode } from 'react';
import { ForAdvisor } from './for-advisor.tsx';
import { TypeBooking, type BookedWith } from './type-booking.tsx';
import { TypeList } from './type-list.tsx';
import { useChoice } from './use-choice.ts';

interface BookingStepsProps extends BookedWith {
  types: readonly BookableType[];
  /** an alternative to booking here, shown until an appointment type is chosen */
  children?: ReactNode;
}

/** The booking flow: appointment type, time, phone verification, name. */
export function BookingSteps({ types, advisor, videoId, children }: BookingStepsProps) {
  const viewer = useViewer();
  const { type, start, chooseType, chooseTime } = useChoice(types);

  if (viewer.type === 'loading') return <LoadingState />;
  if (viewer.type === 'advisor') return <ForAdvisor advisor={advisor} viewer={viewer.advisor} />;
  return (
    <>
      {type ? (
        <TypeBooking
          key={type.id}
          type={type}
          start={start}
          advisor={advisor}
          videoId={videoId}
          user={viewer.type === 'visitor' ? null : viewer.user}
          onChoose={chooseTime}
          {...(types.length > 1 && {
            onOtherType: () => {
              chooseType(null);
            },
          })}
        />
      ) : (
        <TypeList types={types} firstName={advisor.firstName} onChoose={chooseType} />
      )}
      {start === null && children}
    </>
  );
}
