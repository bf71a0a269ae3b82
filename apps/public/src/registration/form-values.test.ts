import { describe, expect, test } from 'vitest';
import { formResolver } from '@wbd/ui/form';
import { emptyForm, registrationSchema, type FormValues } from './form-values.ts';
import { registrationTexts } from './texts.de.ts';

const resolveForm = formResolver(registrationSchema, registrationTexts);

const complete: FormValues = {
  ...emptyForm,
  sessionId: 's1',
  firstName: ' Jörg ',
  lastName: 'Weiß-Özdemir',
  email: 'joerg@example.org',
  phone: '0155 500/000-99',
};

async function check(values: FormValues) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values: cleaned, errors } = await resolveForm(values, undefined, options);
  const messages = Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error.message]),
  );
  return { cleaned, messages };
}

describe('REG-04 the form', () => {
  test('an empty form shows an error for every field, in the words of the specification', async () => {
    const { messages } = await check(emptyForm);
    expect(messages).toEqual({
      sessionId: 'Bitte Termin auswählen',
      firstName: 'Bitte Vornamen angeben',
      lastName: 'Bitte Nachnamen angeben',
      email: 'Bitte E-Mail angeben',
      phone: 'Bitte gültige Telefonnummer angeben',
    });
  });

  test('a complete one comes out clean', async () => {
    const { cleaned, messages } = await check(complete);
    expect(messages).toEqual({});
    expect(cleaned).toEqual({
      variant: 'self',
      sessionId: 's1',
      firstName: 'Jörg',
      lastName: 'Weiß-Özdemir',
      email: 'joerg@example.org',
      phone: '+4915550000099',
      mayCall: false,
    });
  });

  test.each(['123', 'keine Nummer', '+49 1234567890123456'])(
    '%s is no phone number',
    async (phone) => {
      const { messages } = await check({ ...complete, phone });
      expect(messages).toEqual({ phone: 'Bitte gültige Telefonnummer angeben' });
    },
  );

  test('a refused name says what is wrong with it', async () => {
    const names = { firstName: 'Jörg 0176 1234567', lastName: 'gewinn.de/x' };
    const { messages } = await check({ ...complete, ...names });
    expect(messages).toEqual({
      firstName: 'Bitte nur den Namen angeben, ohne Telefonnummer',
      lastName: 'Das Zeichen „/“ ist in Namen nicht möglich',
    });
  });

  test('an incomplete e-mail address and a missing one have different errors', async () => {
    const { messages } = await check({ ...complete, email: 'joerg@' });
    expect(messages).toEqual({ email: 'Bitte gib eine gültige E-Mail-Adresse ein' });
  });
});

describe('REG-06 a new customer registered by an advisor', () => {
  const named: FormValues = { ...complete, variant: 'new', email: '', phone: '' };

  test.each([
    [{ phone: '0155 50000099' }, { email: null, phone: '+4915550000099' }],
    [{ email: 'joerg@example.org' }, { email: 'joerg@example.org', phone: null }],
    [{ withoutContact: 'Kommt nur vorbei' }, { email: null, phone: null }],
  ])('%o is enough besides the name', async (typed, contacts) => {
    const { cleaned, messages } = await check({ ...named, ...typed });
    expect(messages).toEqual({});
    expect(cleaned).toMatchObject(contacts);
  });

  test('requires a contact or a reason', async () => {
    const { messages } = await check(named);
    expect(messages).toEqual({
      email: 'Bitte Telefonnummer oder E-Mail angeben, oder darunter den Grund',
    });
  });

  test('validates a typed e-mail address', async () => {
    const { messages } = await check({ ...named, email: 'joerg@' });
    expect(messages).toEqual({ email: 'Bitte gib eine gültige E-Mail-Adresse ein' });
  });
});

test("'Bitte Kunden auswählen' is all an advisor with an existing customer can be told", async () => {
  const { messages } = await check({ ...emptyForm, variant: 'existing', sessionId: 's1' });
  expect(messages).toEqual({ customerId: 'Bitte Kunden auswählen' });
});
