import { callable } from '@wbd/firebase/callables';

/** Every organisation with its administrators; for admins. */
export const listOrganisations = callable('listOrganisations');

/** A part of an organisation's advisors; for admins. */
export const readMembers = callable('organisationMembers');

/** Gives an organisation another name; for admins. */
export const renameOrganisation = callable('renameOrganisation');
