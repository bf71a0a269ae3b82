/** A change of what is live that is not allowed or not possible; the message says why in one sentence. */
export class Refused extends Error {
  override name = 'Refused';
}
