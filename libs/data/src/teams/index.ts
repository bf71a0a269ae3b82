export {
  answerTeamInvitationMutation,
  changeTeamMutation,
  foundTeamMutation,
  inviteToTeamMutation,
  ownTeamQuery,
  shareTeamFiguresMutation,
  teamFiguresQuery,
} from './teams.queries.ts';
export { draftTeam } from './teams.repository.ts';
