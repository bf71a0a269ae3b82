import { isLeadChange, type TeamChange } from '@wbd/domain/teams';
import { mutationOptions, queryOptions, type QueryClient } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  answerTeamInvitation,
  changeTeam,
  changeTeamLead,
  foundTeam,
  inviteToTeam,
  readOwnTeam,
  readTeamFigures,
  shareTeamFigures,
} from './teams.repository.ts';

const teamKeys = {
  all: ['teams'] as const,
  own: (uid: string) => [...teamKeys.all, 'own', uid] as const,
  figures: (uid: string) => [...teamKeys.all, 'figures', uid] as const,
};

/** The team of the signed-in advisor, and invitations into others. */
export const ownTeamQuery = (uid: string) =>
  queryOptions({
    queryKey: teamKeys.own(uid),
    queryFn: () => readOwnTeam({}),
    staleTime: FRESHNESS.standard,
  });

/** Figures of the team of the signed-in advisor. */
export const teamFiguresQuery = (uid: string) =>
  queryOptions({
    queryKey: teamKeys.figures(uid),
    queryFn: () => readTeamFigures({}),
    staleTime: FRESHNESS.standard,
  });

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: teamKeys.all });

/** The options of a change of one's own team: also after a refusal the page shows how the team is by now. */
function teamOptions<Input>(verb: string, mutationFn: (input: Input) => Promise<unknown>) {
  return mutationOptions({
    mutationKey: ['teams', verb],
    mutationFn,
    onSettled: async (_answer, _error, _input, _before, { client }) => refresh(client),
  });
}

export const foundTeamMutation = () => teamOptions('found', foundTeam);
export const inviteToTeamMutation = () => teamOptions('invite', inviteToTeam);
export const answerTeamInvitationMutation = () => teamOptions('answer', answerTeamInvitation);
export const shareTeamFiguresMutation = () => teamOptions('share-figures', shareTeamFigures);
export const changeTeamMutation = () =>
  teamOptions('change', (change: TeamChange) =>
    isLeadChange(change) ? changeTeamLead({ change }) : changeTeam({ change }),
  );
