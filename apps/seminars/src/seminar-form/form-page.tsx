import { useEmailConfirmed } from '@wbd/auth';
import { PortalPage, UnconfirmedEmail } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';

export interface FormPageProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** What the pages of a new and of a stored seminar have in common. */
export function FormPage({ children, ...texts }: FormPageProps) {
  const isConfirmed = useEmailConfirmed();
  return (
    <PortalPage
      {...texts}
      back={{ to: paths.list, label: sharedTexts.allSeminars }}
      help={paths.help}
      width="form"
    >
      {isConfirmed ? children : <UnconfirmedEmail to={paths.portal} />}
    </PortalPage>
  );
}
