import { useKiosk, type AuthUser } from '@wbd/auth';
import {
  bookAppointmentInput,
  LONGEST_ANSWER,
  type BookAppointmentInput,
} from '@wbd/domain/appointments';
import { personNameSchema, typedOrNone } from '@wbd/domain/fields';
import { useForm, type KitForm } from '@wbd/ui/form';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { keptOwnName } from '../../shared/own-name.ts';
import { bookingTexts } from './texts.de.ts';

const schema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: z.pipe(typedOrNone, bookAppointmentInput.shape.email),
  /** in the order of the questions */
  answers: z.array(z.pipe(typedOrNone, z.nullable(z.string().check(z.maxLength(LONGEST_ANSWER))))),
});
export type Details = z.output<typeof schema>;
export type DetailsForm = KitForm<z.input<typeof schema>, Details>;

/** The form for the person's details. It outlives its fields, so that typed values are kept. */
export function useDetails(questions: readonly string[], user: AuthUser | null): DetailsForm {
  const isKiosk = useKiosk((state) => state.kiosk !== null);
  const form = useForm({
    schema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      answers: questions.map(() => ''),
    },
    words: bookingTexts.form,
  });
  const { getValues, setValue, reset } = form;
  const uid = user?.uid ?? null;
  const before = useRef(uid);

  useEffect(() => {
    // the person who filled in the form has signed out
    if (before.current !== null && before.current !== uid) reset();
    before.current = uid;
    const known = uid === null || isKiosk ? null : keptOwnName(uid);
    if (!known) return;
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      if (getValues(name) === '') setValue(name, known[name]);
    }
  }, [uid, isKiosk, getValues, setValue, reset]);

  return form;
}

export function answered(
  questions: readonly string[],
  { answers }: Details,
): BookAppointmentInput['answers'] {
  return questions.flatMap((question, index) => {
    const answer = answers[index] ?? null;
    return answer === null ? [] : [{ question, answer }];
  });
}
