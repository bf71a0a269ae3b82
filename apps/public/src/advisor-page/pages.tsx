import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import { Navigate, useParams } from '@wbd/router';
import { useOwnAdvisor } from '@wbd/auth';
import { advisorStart } from '../shared/paths.ts';
import { Landing } from './landing.tsx';

/** `/`: advisors go to their own page, everyone else sees the default one. */
export function RootPage() {
  const advisor = useOwnAdvisor();
  if (advisor) return <Navigate to={advisorStart(advisor.code)} replace />;
  return <Landing code={DEFAULT_ADVISOR_CODE} />;
}

/** `/{advisor}` */
export function AdvisorPage() {
  const { advisor = '' } = useParams();
  return <Landing key={advisor} code={advisor} />;
}
