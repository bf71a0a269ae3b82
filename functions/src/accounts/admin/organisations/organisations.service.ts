import type {
  ListOrganisationsOutput,
  OrganisationMembersInput,
  OrganisationMembersOutput,
  RenameOrganisationInput,
} from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import type { NewDocument } from '../../../core/firestore.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';

export interface OrganisationPorts {
  organisations(): Promise<ListOrganisationsOutput>;
  members(org: string, after: string | null): Promise<OrganisationMembersOutput>;
  storeName(id: string, name: string, entryFor: (from: string) => NewDocument): Promise<void>;
  looks: Pick<RateLimit, 'take'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Every organisation, for admins.
 * @throws AppError `rate/limited`
 */
export async function listOrganisations(
  ports: OrganisationPorts,
  caller: Pick<AccountCaller, 'account'>,
): Promise<ListOrganisationsOutput> {
  await looking(ports, caller);
  return ports.organisations();
}

/**
 * A part of an organisation's advisors, for admins; none for an unknown one.
 * @throws AppError `rate/limited`
 */
export async function organisationMembers(
  ports: OrganisationPorts,
  { id, after }: OrganisationMembersInput,
  caller: Pick<AccountCaller, 'account'>,
): Promise<OrganisationMembersOutput> {
  await looking(ports, caller);
  return ports.members(id, after);
}

/**
 * Gives an organisation another name; recorded.
 * @throws AppError `rate/limited`, `organisation/unknown`, `organisation/name-taken`
 */
export async function renameOrganisation(
  ports: OrganisationPorts,
  { id, name }: RenameOrganisationInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<Record<string, never>> {
  const at = ports.now();
  if (!(await ports.changes.take(admin.id, at))) throw new AppError('rate/limited');
  await ports.storeName(id, name, (from) =>
    adminAction(admin, {
      action: 'organisation-renamed',
      account: 'portal',
      accountEmail: null,
      mail: null,
      renamed: { from, to: name },
      at,
    }),
  );
  return {};
}

async function looking(
  ports: OrganisationPorts,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<void> {
  if (!(await ports.looks.take(admin.id, ports.now()))) throw new AppError('rate/limited');
}
