import { useAuth } from '@wbd/auth';
import type { Participant } from '@wbd/data/registrations';
import { Link as RouterLink } from '@wbd/router';
import { Link } from '@wbd/ui';
import { paths } from '../shared/paths.ts';
import { nameOf } from './participant-fields.tsx';

/** A participant's name, linked to the CRM for the advisor's own customers. */
export function ParticipantName({ participant }: { participant: Participant }) {
  const uid = useAuth((auth) => auth.user?.uid);
  const name = nameOf(participant);
  if (participant.advisor !== uid) return name;
  return (
    <Link asChild>
      <RouterLink to={paths.customer(participant.customer)}>{name}</RouterLink>
    </Link>
  );
}
