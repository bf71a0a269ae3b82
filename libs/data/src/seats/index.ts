export { seatByLinkQuery, seatKeys } from './seats.queries.ts';
export { cancelSeatMutation, moveSeatMutation } from './seats.mutations.ts';
