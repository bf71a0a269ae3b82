import { db } from '../../core/firestore.ts';

/**
 * Gives seats and waiting places of a customer another address: mails about them go there from now on. Places with a third
 * address stay as they are. It can be repeated.
 */
export async function changeAddressOfPlaces(
  customer: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  for (const group of ['registrations', 'waiting']) {
    const { docs } = await db.collectionGroup(group).where('customer', '==', customer).get();
    const stale = docs.filter((place) => place.get('email') === from);
    await Promise.all(stale.map(({ ref }) => ref.update({ email: to })));
  }
}
