export {
  answerTeamInvitationMutation,
  changeTeamMutation,
  foundTeamMutation,
  inviteToTeamMutation,
  ownTeamQuery,
} from './teams.queries.ts';
export { draftTeam } from './teams.repository.ts';
