import { emailSchema, personNameSchema } from '@wbd/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formResolver } from './use-form.ts';

const schema = z.object({
  name: personNameSchema,
  email: emailSchema,
  code: z.string().check(z.minLength(4, 'Bitte Code eingeben')),
  phone: z.string().check(z.minLength(6)),
});
const errors = {
  name: 'Bitte Namen angeben',
  email: {
    missing: 'E-Mail ist erforderlich',
    invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
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
  expect(await check({ name: ' ', email: '', code: '', phone: '' })).toEqual({
    name: 'Bitte Namen angeben',
    email: 'E-Mail ist erforderlich',
    code: 'Bitte Code eingeben',
    phone: 'Bitte prüfe diese Angabe',
  });
});

test('distinguishes invalid from missing values', async () => {
  expect(await check({ name: 'Jörg', email: 'joerg@', code: '1234', phone: '123456' })).toEqual({
    email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  });
});
