import { emailSchema, typedOrNone } from '@wbd/domain/fields';
import {
  declareTerminationInput,
  LONGEST_PARTY,
  LONGEST_REASON,
  type DeclareTerminationInput,
} from '@wbd/domain/terminations';
import { berlinDay } from '@wbd/domain/time';
import { Button, Stack } from '@wbd/ui';
import {
  ChoiceField,
  DateField,
  EmailField,
  Form,
  TextareaField,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import * as z from 'zod/mini';
import { terminationTexts as texts } from './texts.de.ts';

const stored = declareTerminationInput.shape;
const MOST_YEARS_AHEAD = 3;

const schema = z
  .object({
    kind: stored.kind,
    reason: z.pipe(typedOrNone, stored.reason),
    name: z.pipe(
      z.string(),
      z.pipe(
        z.transform((typed: string) => typed.trim()),
        stored.name,
      ),
    ),
    email: emailSchema,
    code: z.pipe(typedOrNone, stored.code),
    when: z.enum(['earliest', 'day']),
    endsOn: z.pipe(typedOrNone, stored.endsOn),
    confirmTo: emailSchema,
  })
  .check(
    z.refine(({ kind, reason }) => kind === 'ordinary' || reason !== null, { path: ['reason'] }),
    z.refine(({ when, endsOn }) => when === 'earliest' || isPossible(endsOn), {
      path: ['endsOn'],
    }),
  );
export type TerminationValues = z.input<typeof schema>;

export const EMPTY_FORM: TerminationValues = {
  kind: 'ordinary',
  reason: '',
  name: '',
  email: '',
  code: '',
  when: 'earliest',
  endsOn: '',
  confirmTo: '',
};

const KINDS = (['ordinary', 'extraordinary'] as const).map((value) => ({
  value,
  ...texts.kinds[value],
}));
const WHEN = (['earliest', 'day'] as const).map((value) => ({ value, label: texts.when[value] }));

interface TerminationFormProps {
  /** what was typed before the person came back to change it */
  typed: TerminationValues;
  onNext: (declared: Omit<DeclareTerminationInput, 'id'>, typed: TerminationValues) => void;
}

/** Asks for what the law lets a declaration ask for, and nothing else. */
export function TerminationForm({ typed, onNext }: TerminationFormProps) {
  const form = useForm({ schema, defaultValues: typed, words: texts });
  const [kind, when] = useWatch({ control: form.control, name: ['kind', 'when'] });
  const today = berlinDay(new Date());

  function goOn({ when: chosen, reason, endsOn, ...values }: z.output<typeof schema>): void {
    onNext(
      {
        ...values,
        reason: values.kind === 'extraordinary' ? reason : null,
        endsOn: chosen === 'day' ? endsOn : null,
      },
      form.getValues(),
    );
  }

  return (
    <Form form={form} label={texts.title} onSubmit={goOn}>
      <Stack gap="6">
        <ChoiceField form={form} name="kind" options={KINDS} />
        {kind === 'extraordinary' && (
          <TextareaField form={form} name="reason" required rows={4} maxLength={LONGEST_REASON} />
        )}
        <TextField form={form} name="name" required autoComplete="name" maxLength={LONGEST_PARTY} />
        <EmailField form={form} name="email" required />
        <TextField form={form} name="code" autoComplete="off" />
        <ChoiceField form={form} name="when" options={WHEN} />
        {when === 'day' && (
          <DateField form={form} name="endsOn" required min={today} max={latestDay(today)} />
        )}
        <EmailField form={form} name="confirmTo" required />
        <Button type="submit" size="lg" w="full">
          {texts.next}
        </Button>
      </Stack>
    </Form>
  );
}

function isPossible(day: string | null): boolean {
  const today = berlinDay(new Date());
  return day !== null && day >= today && day <= latestDay(today);
}

function latestDay(today: string): string {
  return `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
}
