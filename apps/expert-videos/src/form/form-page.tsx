import { useEmailConfirmed } from '@wbd/auth';
import { PortalPage, SkeletonForm, UnconfirmedEmail } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import { formTexts as texts } from './texts.de.ts';

export interface FormPageProps {
  title: string;
  /** nothing while it is on its way */
  children: ReactNode;
}

/** What the pages of a new and of a stored expert video have in common. */
export function FormPage({ title, children }: FormPageProps) {
  const isConfirmed = useEmailConfirmed();
  return (
    <PortalPage
      title={title}
      back={{ to: paths.list, label: texts.back }}
      help={paths.help}
      width="form"
    >
      {isConfirmed ? (children ?? <SkeletonForm />) : <UnconfirmedEmail to={paths.portal} />}
    </PortalPage>
  );
}
