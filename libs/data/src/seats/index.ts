export { ownSeatsQuery, seatByLinkQuery, seatKeys } from './seats.queries.ts';
export {
  acceptOfferMutation,
  cancelSeatMutation,
  leaveWaitingListMutation,
  moveSeatMutation,
} from './seats.mutations.ts';
