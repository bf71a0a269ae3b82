import { phoneInput } from '@wbd/domain/customers';
import { emailSchema } from '@wbd/domain/fields';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../page/card.tsx';
import { FileField, PosterField, type FileValue } from '../upload/index.ts';
import {
  CheckboxField,
  ChoiceField,
  DateField,
  EmailField,
  Field,
  Form,
  FormAlert,
  FormGrid,
  Input,
  NumberField,
  PasswordField,
  PasswordInput,
  PhoneField,
  SegmentedField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
  useForm,
} from './index.ts';
import { formTexts } from './texts.de.ts';

const words = {
  fields: {
    title: { label: 'Titel', placeholder: 'Rente verstehen' },
    description: { label: 'Beschreibung', hint: 'Höchstens zwei Zeilen' },
    duration: 'Dauer',
    job: 'Beruf',
    email: 'E-Mail',
    phone: { label: 'Telefon', hint: 'In jeder Schreibweise' },
    password: 'Passwort',
    day: 'Datum',
    time: 'Uhrzeit',
    online: 'Online-Seminar',
    consent: 'Kunde hat Einverständnis gegeben',
    link: 'Buchungslink',
    size: 'Größe',
    video: 'Voll-Video',
    thumb: 'Thumbnail',
    thumbTime: 'Zeitpunkt',
    pdf: { label: 'PDF', hint: 'Handout für die Teilnehmer' },
    captions: 'Untertitel (.vtt oder .srt)',
  },
  errors: {
    title: 'Bitte gib einen Titel ein',
    description: 'Bitte gib eine Beschreibung ein',
    duration: {
      missing: 'Bitte gib eine Dauer in Minuten ein',
      invalid: 'Gib eine Dauer in Minuten ein (nur Zahlen, kein Komma)',
    },
    email: {
      missing: 'E-Mail ist erforderlich',
      invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
    },
    phone: 'Bitte gültige Telefonnummer angeben',
    day: 'Bitte gib ein Datum an',
    consent: 'Ohne Einverständnis geht es nicht',
    video: 'Bitte lade ein Voll-Video hoch',
  },
};
const texts = {
  title: 'Seminar',
  about: 'Alle Felder mit Hinweis und Fehler.',
  failure: 'Fehler beim Speichern',
  submit: 'Speichern',
  minutes: 'Minuten',
};
const JOBS = ['Angestellter', 'Selbständig'].map((job) => ({ value: job, label: job }));
const LINKS = [
  { value: 'general', label: 'Allgemeiner Link', description: 'Der aus deinem Profil' },
  {
    value: 'specific',
    label: 'Eigener Link für dieses Video',
    description: 'Nur für dieses Video',
  },
];
const SIZES = [
  { value: 'small', label: 'Klein' },
  { value: 'large', label: 'Groß' },
];

const file = z.custom<FileValue>((value) => value === null || value instanceof File);
const schema = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  duration: z.nullable(z.number()).check(z.refine((value) => value !== null && value > 0)),
  job: z.string(),
  email: emailSchema,
  phone: phoneInput,
  password: z.string(),
  day: z.string().check(z.minLength(1)),
  time: z.string(),
  online: z.boolean(),
  consent: z.boolean().check(z.refine((given) => given)),
  link: z.string(),
  size: z.string(),
  video: file.check(z.refine((value) => value !== null)),
  thumb: file,
  thumbTime: z.number(),
  pdf: file,
  captions: file,
});

/** Every field once. */
function EveryField() {
  const form = useForm({
    schema,
    defaultValues: {
      title: '',
      description: '',
      duration: null,
      job: '',
      email: '',
      phone: '',
      password: '',
      day: '',
      time: '18:00',
      online: false,
      consent: false,
      link: 'general',
      size: 'small',
      video: null,
      thumb: null,
      thumbTime: 2,
      pdf: null,
      captions: null,
    },
    words,
  });
  return (
    <Card title={texts.title} text={texts.about}>
      <Form form={form} failure={{ title: texts.failure }} onSubmit={() => undefined}>
        <FormGrid>
          <TextField form={form} name="title" required />
          <NumberField form={form} name="duration" unit={texts.minutes} required />
          <SelectField form={form} name="job" options={JOBS} />
          <EmailField form={form} name="email" required />
          <PhoneField form={form} name="phone" required />
          <PasswordField form={form} name="password" />
          <DateField form={form} name="day" required />
          <TimeField form={form} name="time" />
        </FormGrid>
        <TextareaField form={form} name="description" maxLines={2} required />
        <SwitchField form={form} name="online" />
        <ChoiceField form={form} name="link" options={LINKS} />
        <SegmentedField form={form} name="size" options={SIZES} />
        <FileField form={form} name="video" target="seminars/video" required />
        <PosterField form={form} name="thumb" timeName="thumbTime" video={null} />
        <FileField form={form} name="pdf" target="seminars/pdf" />
        <FileField form={form} name="captions" target="seminars/captions" />
        <CheckboxField form={form} name="consent" />
        <Button type="submit">{texts.submit}</Button>
      </Form>
    </Card>
  );
}

const box = (name: string) => page.getByRole('textbox', { name, exact: false });

test('UX-04.7 a field that is refused is described by its error, and the first one has the focus', async () => {
  await renderPage(<EveryField />);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const title = box('Titel');
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription('Bitte gib einen Titel ein');
  await expect
    .element(box('Telefon'))
    .toHaveAccessibleDescription('Bitte gültige Telefonnummer angeben In jeder Schreibweise');
  await expect
    .element(page.getByRole('checkbox', { name: /Einverständnis/ }))
    .toHaveAccessibleDescription('Ohne Einverständnis geht es nicht');

  const duration = box('Dauer');
  await expect.element(duration).toHaveAccessibleDescription('Bitte gib eine Dauer in Minuten ein');
  await duration.fill('1,5');
  await expect
    .element(duration)
    .toHaveAccessibleDescription('Gib eine Dauer in Minuten ein (nur Zahlen, kein Komma)');
  await expect.element(duration).toHaveValue('1,5');
  await duration.fill('90');
  await expect.element(duration).toHaveAccessibleDescription('');

  const description = box('Beschreibung');
  await description.fill('eins\nzwei\ndrei');
  await expect.element(description).toHaveValue('eins\nzwei drei');
});

test('UX-04 an empty required field is required, and not invalid before it is refused', async () => {
  await renderPage(
    <Field label={words.fields.job} required>
      <Input />
    </Field>,
  );
  const job = box('Beruf');
  await expect.element(job).toHaveAttribute('aria-required', 'true');
  await expect.element(job).toBeValid();
});

test('UX-04 the error of a field is not its error message besides, which screen readers would repeat', async () => {
  await renderPage(
    <Field label={words.fields.job} error={formTexts.invalid}>
      <Input />
    </Field>,
  );
  const job = box('Beruf');
  await expect.element(job).toBeInvalid();
  await expect.element(job).toHaveAccessibleDescription(formTexts.invalid);
  await expect.element(job).not.toHaveAttribute('aria-errormessage');
});

test('UX-04 a field is described by a text elsewhere on the page, after its error', async () => {
  await renderPage(
    <>
      <p id="sent">{words.fields.phone.hint}</p>
      <Field label={words.fields.job} describedBy="sent" error={formTexts.invalid}>
        <Input />
      </Field>
    </>,
  );
  await expect
    .element(box('Beruf'))
    .toHaveAccessibleDescription(`${formTexts.invalid} ${words.fields.phone.hint}`);
});

test('UX-04 an alert that takes the focus is the alert itself, so that it is announced', async () => {
  const ref = createRef<HTMLDivElement>();
  await renderPage(<FormAlert ref={ref} title={words.errors.title} />);
  ref.current?.focus();
  await expect.element(page.getByRole('alert')).toHaveFocus();
});

test('UX-04 the button of a password changes its name and has no state besides', async () => {
  await renderPage(<PasswordInput aria-label={words.fields.password} />);
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  const hide = page.getByRole('button', { name: 'Passwort verbergen' });
  await expect.element(hide).not.toHaveAttribute('aria-pressed');
});

test('UX-04 every field breaks no accessibility rule, on a phone and at a desk, light and dark', async () => {
  await renderPage(<EveryField />);
  await expectAccessibleEverywhere();
});
