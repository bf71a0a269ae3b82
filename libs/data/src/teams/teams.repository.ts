import { callable } from '@wbd/firebase/callables';
import { newDocumentId } from '@wbd/firebase/firestore';

/** One's own team as far as the role shows it, and invitations to one's own address. */
export const readOwnTeam = callable('ownTeam');
/** Founds a team. */
export const foundTeam = callable('foundTeam');
/** Invites an address into one's own team. */
export const inviteToTeam = callable('inviteToTeam');
/** Accepts or declines an invitation. */
export const answerTeamInvitation = callable('answerTeamInvitation');
/** Changes one's own team. */
export const changeTeam = callable('changeTeam');

/** Same for changes of the lead. Requires a fresh proof. */
export const changeTeamLead = callable('changeTeamLead');

/** Figures of one's own team as far as the role shows them. */
export const readTeamFigures = callable('teamFigures');
/** Lets the team see one's own figures, or ends that. */
export const shareTeamFigures = callable('shareTeamFigures');

/** The id of a team that is not stored yet, chosen before, so that every attempt to found it makes the same one. */
export const draftTeam = (): string => newDocumentId();
