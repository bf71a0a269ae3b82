import { adminPorts } from '../admin-ports.ts';
import {
  readListedOrganisations,
  readMembers,
  storeOrganisationName,
} from './organisations.repository.ts';
import type { OrganisationPorts } from './organisations.service.ts';

export const organisationPorts: OrganisationPorts = {
  ...adminPorts,
  organisations: readListedOrganisations,
  members: readMembers,
  storeName: storeOrganisationName,
};
