import { emailSchema, personNameSchema } from '@wbd/domain/fields';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formResolver } from './use-form.ts';

const schema = z.object({
  name: personNameSchema,
  email: emailSchema,
  place: z.string().check(z.refine((place) => place === 'Ulm')),
  code: z.string().check(z.minLength(4, 'Bitte Code eingeben')),
  phone: z.string().check(z.minLength(6)),
});
const errors = {
  name: 'Bitte Namen angeben',
  email: {
    missing: 'E-Mail ist erforderlich',
    invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
  place: { missing: 'Bitte Ort angeben', invalid: (typed: string) => `${typed} ist nicht Ulm` },
  code: 'Nie zu sehen',
};

async function check(values: z.input<typeof schema>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const result = await formResolver(schema, { errors })(values, undefined, options);
  return Object.fromEntries(
    Object.entries(result.errors).map(([name, error]) => [name, error.message]),
  );
}

test('an empty form says what is missing, in the words of the schema, else of the form', async () => {
  expect(await check({ name: ' ', email: '', place: '', code: '', phone: '' })).toEqual({
    name: 'Bitte Namen angeben',
    email: 'E-Mail ist erforderlich',
    place: 'Bitte Ort angeben',
    code: 'Bitte Code eingeben',
    phone: 'Bitte prüfe diese Angabe',
  });
});

test('distinguishes invalid from missing values', async () => {
  const typed = { name: 'Jörg', email: 'joerg@', place: 'Bonn', code: '1234', phone: '123456' };
  expect(await check(typed)).toEqual({
    place: 'Bonn ist nicht Ulm',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  });
});
