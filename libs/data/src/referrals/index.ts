export { referralKeys, referralsQuery } from './referrals.queries.ts';
