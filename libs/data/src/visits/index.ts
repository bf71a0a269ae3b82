export { linkVisitsQuery } from './visits.queries.ts';
export { tellVisit } from './visits.repository.ts';
