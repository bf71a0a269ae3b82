export {
  listedOrganisationsQuery,
  organisationKeys,
  organisationMembersQuery,
  organisationsQuery,
} from './organisations.queries.ts';
export { renameOrganisationMutation } from './organisations.mutations.ts';
