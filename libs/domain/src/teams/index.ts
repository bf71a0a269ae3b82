export {
  canLead,
  isMember,
  roleMay,
  roleOf,
  TEAM_ACTIONS,
  TEAM_ROLES,
  teamLeadersOf,
  type Fitness,
  type TeamAction,
  type TeamRole,
} from './permissions.ts';
export {
  INVITATION_DAYS,
  LONGEST_TEAM_NAME,
  MOST_MEMBERS,
  MOST_OPEN_INVITATIONS,
  teamEntrySchema,
  teamInvitationSchema,
  teamNameSchema,
  teamSchema,
  type Membership,
  type Team,
  type TeamEntry,
  type TeamEvent,
  type TeamInvitation,
} from './team.ts';
export {
  isInvitationOpen,
  TEAM_INVITATION_MEANING,
  TEAM_INVITATION_STATES,
  teamInvitationState,
  type TeamInvitationState,
} from './team-invitation-state.ts';
export {
  isLeadChange,
  type AnswerTeamInvitationInput,
  type ChangeTeamInput,
  type FoundTeamInput,
  type InviteToTeamInput,
  type OwnTeam,
  type TeamChange,
  type TeamChangeOf,
} from './team-calls.ts';
export {
  ledBy,
  settledTeam,
  withDeputy,
  withMember,
  withoutMember,
  type People,
  type SettledTeam,
} from './team-changes.ts';
export {
  countedMonths,
  FEWEST_IN_SUM,
  FIGURE_MONTHS,
  FIGURES,
  MONEY,
  moneyByMonth,
  nextCount,
  noFigures,
  noMoney,
  sumOfFigures,
  sumOfMoney,
  sumsByMonth,
  teamFiguresSchema,
  uncountedFigures,
  type Figure,
  type Figures,
  type Money,
  type MoneyFigure,
  type MonthlyFigures,
  type MonthlyMoney,
  type TeamFigures,
} from './team-figures.ts';
export type { ShareTeamFiguresInput, TeamFiguresOutput } from './team-figures-calls.ts';
export { TEAM_ITEM_COLLECTIONS, TEAM_ITEMS, type TeamItemKind } from './team-items.ts';
export type { TeamNews } from './team-news.ts';
export { structureProblem, type TeamPlace } from './team-structure.ts';
