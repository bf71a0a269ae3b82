import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { documentExists } from '../fixtures/database.ts';
import {
  anOffer,
  chooseBox,
  customerOf,
  inviteChosen,
  invitePath,
  LIST,
  says,
} from '../fixtures/invitations.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { mailsTo } from '../fixtures/people.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('SEM-08.2,3,8 an e-mail that fails counts that customer as failed, and so does a session that is full', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { session } = await anOffer(advisor, 2);
  const [karl] = await Promise.all([
    // no mail server takes this address
    storeCustomer(advisor.uid, { firstName: 'Karl', lastName: 'Kaputt', email: 'kaputt' }),
    customerOf(advisor, 'Anna', 'Arends'),
    customerOf(advisor, 'Lena', 'Zu-Spaet'),
  ]);
  await signInTo(page, invitePath(session), advisor);
  await chooseBox(page, 'Anna Arends').check();
  await chooseBox(page, 'Karl Kaputt').check();
  await inviteChosen(page);
  await says(page, 'Technischer Fehler - Konnte nur 1 von 2 Kunden einladen.');
  await says(page, 'Fehler bei der Registrierung von Karl Kaputt');
  await says(page, 'Die Anmeldung steht, aber die E-Mail konnte nicht gesendet werden.');
  await expectAccessible(page);
  expect(await documentExists(`sessions/${session}/registrations/${karl}`)).toBe(true);
  await expect(chooseBox(page, 'Karl Kaputt')).toHaveCount(0);

  await chooseBox(page, 'Lena Zu-Spaet').check();
  await says(page, 'Kein freier Platz für diese Person.');
  await inviteChosen(page);
  await says(page, 'Kein freier Platz mehr - 0 von 1 Kunden eingeladen.');
  await says(page, 'Fehler bei der Registrierung von Lena Zu-Spaet');
  await says(page, 'Kein freier Platz: Der Termin ist ausgebucht.');
  await expect(chooseBox(page, 'Lena Zu-Spaet')).toBeChecked();

  // an open list of participants shows it at once
  await page.goto(`${LIST}/view/${session}`);
  await says(page, '1 Teilnehmer hat keine Bestätigung bekommen');
  const missing = page.getByRole('main').getByRole('listitem');
  const toCustomer = missing.getByRole('link', { name: 'Karl Kaputt', exact: true });
  await expect(toCustomer).toHaveAttribute('href', `/intern/crm/${karl}`);
  await expectAccessible(page);
});

test('SEM-08 more people than free seats are announced before, and go on the waiting list on purpose', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { session } = await anOffer(advisor, 1);
  const [, bert] = await Promise.all([
    customerOf(advisor, 'Anna', 'Arends'),
    customerOf(advisor, 'Bert', 'Bremer'),
  ]);
  await signInTo(page, invitePath(session), advisor);
  await chooseBox(page, 'Anna Arends').check();
  const waits = page.getByRole('checkbox', {
    name: 'Wer keinen Platz bekommt, kommt auf die Warteliste',
  });
  await expect(waits).toHaveCount(0);
  await chooseBox(page, 'Bert Bremer').check();
  await says(
    page,
    'Du lädst 2 Personen ein, es ist aber nur noch 1 Platz frei. Wer weiter oben steht, bekommt zuerst einen Platz.',
  );
  await expect(waits).not.toBeChecked();
  await expectAccessible(page);
  await waits.check();
  await inviteChosen(page);
  await says(page, '1 Kunde eingeladen, 1 auf der Warteliste');
  await expect.poll(() => mailsTo(bert.email), BY_ITSELF).toHaveLength(1);
  expect(await documentExists(`sessions/${session}/waiting/${bert.id}`)).toBe(true);
});
