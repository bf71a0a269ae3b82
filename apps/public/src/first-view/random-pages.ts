import { advisorSchema, DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import { expertVideoSchema, quickVideoSchema, testimonialSchema } from '@wbd/domain/content';
import { publicPageSchema, type PageContent } from '@wbd/domain/pages';
import { seminarSchema } from '@wbd/domain/seminars';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** Texts that change their meaning unless they are escaped or encoded. */
const TEXTS = [
  '',
  'a',
  'Gemeinsam weiter',
  '_',
  'Dein _Weg_ zum _Ziel',
  'Rente\n\nWas bleibt?',
  'ä ß 👩‍👧',
  '</h1><script>alert(1)</script>',
  `"' onload='x`,
  '$& $1',
  '&lt;b&gt;',
  '--><!-- first view -->',
  '‹qa›',
  '%E2%80%B9qa%E2%80%BA',
  'Ein langer erster Satz, der endet. Und noch einer.',
];
const YEAR_MS = 31_536_000_000;

const plain = fc.stringMatching(/^[a-z][a-z\d]{1,8}$/);
const code = fc.oneof(plain, fc.constantFrom(DEFAULT_ADVISOR_CODE, 'jörg-weiß'));

/** Values that a schema allows. */
function valuesOf(schema: z.core.$ZodType, name = ''): fc.Arbitrary<unknown> {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    const values: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [key, field] of fields) {
      // a value that a custom check rejects is left out, because the field has a default
      const isAllowed = (value: unknown) => z.core.safeParse(field, value).success;
      values[key] = valuesOf(field, key).map((value) => (isAllowed(value) ? value : undefined));
    }
    return fc.record(values);
  }
  if (schema instanceof z.core.$ZodNullable) {
    return fc.option(valuesOf(schema._zod.def.innerType, name));
  }
  if (schema instanceof z.core.$ZodOptional) {
    return fc.option(valuesOf(schema._zod.def.innerType, name), { nil: undefined });
  }
  if (schema instanceof z.core.$ZodDefault) return valuesOf(schema._zod.def.innerType, name);
  if (schema instanceof z.core.$ZodPipe) return valuesOf(schema._zod.def.in, name);
  if (schema instanceof z.core.$ZodArray) {
    return fc.array(valuesOf(schema._zod.def.element), { maxLength: 9 });
  }
  if (schema instanceof z.core.$ZodEnum) {
    return fc.constantFrom(...Object.values(schema._zod.def.entries));
  }
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodUnion) {
    return fc.oneof(...schema._zod.def.options.map((option) => valuesOf(option, name)));
  }
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodDate) return fc.constant(new Date(0));
  if (schema instanceof z.core.$ZodNumber) {
    // past and future sessions
    return name === 'time'
      ? fc.integer({ min: Date.now() - YEAR_MS, max: Date.now() + YEAR_MS })
      : fc.integer({ min: 1, max: 2_000 });
  }
  if (schema instanceof z.core.$ZodString) {
    if (name === 'code') return code;
    if (['id', 'uid', 'advisor', 'org'].includes(name)) return plain;
    const allowed = TEXTS.filter((text) => z.core.safeParse(schema, text).success);
    return allowed.length > 0 ? fc.constantFrom(...allowed) : plain;
  }
  throw new Error(`No values are known for schemas of type ${schema._zod.def.type}`);
}

const parsed = <Schema extends z.ZodMiniType>(schema: Schema) =>
  valuesOf(schema).map((value) => schema.parse(value));

export const randomAdvisor = parsed(advisorSchema);

/** Ids are unique on a page, like document ids. */
export const randomPage = parsed(publicPageSchema).map((page) => ({
  ...page,
  testimonials: page.testimonials.map((one, index) => ({ ...one, id: `t${index}` })),
}));

export const randomContent: fc.Arbitrary<PageContent> = fc
  .record({
    kind: fc.constantFrom('seminar', 'video', 'testimonial', 'schnellvideo'),
    seminar: parsed(seminarSchema),
    video: parsed(expertVideoSchema),
    testimonial: parsed(testimonialSchema),
    schnellvideo: parsed(quickVideoSchema),
    owner: randomAdvisor,
  })
  .map(({ kind, owner, ...items }): PageContent => {
    const by = { advisor: owner.id };
    switch (kind) {
      case 'seminar':
        return { kind, item: { ...items.seminar, ...by }, owner };
      case 'video':
        return { kind, item: { ...items.video, ...by }, owner };
      case 'testimonial':
        return { kind, item: { ...items.testimonial, ...by }, owner };
      case 'schnellvideo':
        return { kind, item: { ...items.schnellvideo, ...by }, owner };
    }
  });
