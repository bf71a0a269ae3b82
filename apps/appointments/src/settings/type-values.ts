import {
  appointmentTypeFields,
  LONGEST_PLACE,
  LONGEST_QUESTION,
  MOST_QUESTIONS,
  placeSchema,
  type AppointmentType,
  type Place,
  type SaveAppointmentTypeInput,
} from '@wbd/domain/appointments';
import * as z from 'zod/mini';

const isLink = (typed: string) =>
  placeSchema.safeParse({ kind: 'online', link: typed.trim() }).success;
const question = z.string().check(z.maxLength(LONGEST_QUESTION));

export const typeForm = z
  .object({
    title: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => typed.trim()),
      ),
      appointmentTypeFields.title,
    ),
    minutes: z.string(),
    pause: z.string(),
    notice: z.string(),
    horizon: z.string(),
    place: z.enum(['phone', 'online', 'address']),
    link: z.string(),
    address: z.string().check(z.maxLength(LONGEST_PLACE)),
    question1: question,
    question2: question,
    question3: question,
  })
  .check(
    z.refine(({ place, link }) => place !== 'online' || isLink(link), { path: ['link'] }),
    z.refine(({ place, address }) => place !== 'address' || address.trim() !== '', {
      path: ['address'],
    }),
  );
export type TypeFormInput = z.input<typeof typeForm>;
export type TypeForm = z.output<typeof typeForm>;

/** The selectable values; all are within the server's limits. */
export const MINUTES = [15, 30, 45, 60, 90, 120] as const;
export const PAUSES = [0, 15, 30, 45, 60] as const;
/** in hours */
export const NOTICES = [0, 2, 4, 12, 24, 48, 72] as const;
/** in days */
export const HORIZONS = [14, 30, 60, 90, 180] as const;

const NEW: TypeFormInput = {
  title: '',
  minutes: '30',
  pause: '15',
  notice: '24',
  horizon: '60',
  place: 'phone',
  link: '',
  address: '',
  question1: '',
  question2: '',
  question3: '',
};

/** The dialog's initial values, from a stored type or a template. */
export function formOfType(type: Partial<AppointmentType> | null): TypeFormInput {
  if (type === null) return NEW;
  const { title, minutes, pause, notice, horizon, place, questions = [] } = type;
  const text = (value: number | undefined, usual: string) =>
    value === undefined ? usual : String(value);
  return {
    ...NEW,
    title: title ?? NEW.title,
    minutes: text(minutes, NEW.minutes),
    pause: text(pause, NEW.pause),
    notice: text(notice, NEW.notice),
    horizon: text(horizon, NEW.horizon),
    place: place?.kind ?? NEW.place,
    link: place?.kind === 'online' ? place.link : '',
    address: place?.kind === 'address' ? place.address : '',
    question1: questions[0] ?? '',
    question2: questions[1] ?? '',
    question3: questions[2] ?? '',
  };
}

export function typeOfForm(
  form: TypeForm,
  { id, isOpen }: Pick<AppointmentType, 'id' | 'isOpen'>,
): SaveAppointmentTypeInput {
  const questions = [form.question1, form.question2, form.question3]
    .map((typed) => typed.trim())
    .filter((typed) => typed !== '');
  return {
    id,
    isOpen,
    title: form.title,
    minutes: Number(form.minutes),
    pause: Number(form.pause),
    notice: Number(form.notice),
    horizon: Number(form.horizon),
    place: placeOf(form),
    questions: questions.slice(0, MOST_QUESTIONS),
  };
}

function placeOf({ place, link, address }: TypeForm): Place {
  switch (place) {
    case 'phone':
      return { kind: 'phone' };
    case 'online':
      return { kind: 'online', link: link.trim() };
    case 'address':
      return { kind: 'address', address: address.trim() };
  }
}
