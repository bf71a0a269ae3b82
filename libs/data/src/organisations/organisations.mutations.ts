import { accountKeys } from '../accounts/index.ts';
import { adminActionKeys } from '../admin-actions/admin-actions.queries.ts';
import { writeOptions } from '../write-options/index.ts';
import { renameOrganisation } from './admin-organisations.repository.ts';
import { organisationKeys } from './organisations.queries.ts';

/** Gives an organisation another name; for admins. */
export const renameOrganisationMutation = () =>
  writeOptions(['organisations', 'rename'], renameOrganisation, async (client) => {
    const changed = [organisationKeys.all, accountKeys.all, adminActionKeys.all];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
