import { HStack, Text, type InputProps } from '@chakra-ui/react';
import { isValidPhone, normalizePhone, phoneProblem, phoneTexts } from '@wbd/domain/phone';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from './checkbox.tsx';
import { RadioCards, SegmentedChoice, type ChoiceOption } from './choice.tsx';
import { Field } from './field.tsx';
import { Input, NativeSelect, PasswordInput, PhoneInput, Textarea } from './inputs.tsx';
import { OneTimeCodeInput } from './one-time-code-input.tsx';
import { Switch } from './switch.tsx';
import { formTexts } from './texts.de.ts';
import { useField, type BoundProps } from './use-form.ts';

type LineProps = Pick<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'readOnly' | 'autoFocus'
>;

/** A line of text. */
export function TextField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & LineProps,
) {
  const { type, inputMode, autoComplete, maxLength, readOnly = false, autoFocus } = props;
  const line = { type, inputMode, autoComplete, maxLength, readOnly, autoFocus };
  const { field, frame, placeholder } = useField(props);
  return (
    <Field {...frame} readOnly={readOnly}>
      <Input placeholder={placeholder} {...line} {...field} />
    </Field>
  );
}

/** An e-mail address. */
export function EmailField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & LineProps,
) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}

/** A day, entered with the browser's own picker and held as yyyy-MM-dd; empty while there is none. */
export function DateField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { min?: string; max?: string; autoComplete?: string },
) {
  const { field, frame } = useField(props);
  const { min, max, autoComplete = 'off' } = props;
  return (
    <Field {...frame}>
      <Input type="date" min={min} max={max} autoComplete={autoComplete} {...field} />
    </Field>
  );
}

/** A time of day in Europe/Berlin, held as HH:mm; empty while there is none. */
export function TimeField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted>,
) {
  const { field, frame } = useField(props);
  return (
    <Field {...frame}>
      <Input type="time" {...field} />
    </Field>
  );
}

/** A phone number in any notation: says how it is understood, or why it cannot be. */
export function PhoneField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { autoComplete?: string },
) {
  const { autoComplete = 'tel' } = props;
  const { field, frame } = useField(props);
  const typed: string = field.value;
  const phone = normalizePhone(typed);
  const problem = phoneProblem(typed);
  const understood = isValidPhone(phone) && phone !== typed ? phoneTexts.understood(phone) : null;
  // while a number is being typed it is too short
  const reason = problem === null || problem === 'length' ? null : phoneTexts.problems[problem];
  return (
    <Field {...frame} hint={understood ?? reason ?? frame.hint}>
      <PhoneInput autoComplete={autoComplete} {...field} />
    </Field>
  );
}

/** A one-time code. */
export function CodeField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { autoFocus?: boolean },
) {
  const { autoFocus = false } = props;
  const { field, frame } = useField(props);
  return (
    <Field {...frame}>
      <OneTimeCodeInput {...field} autoFocus={autoFocus} onValueChange={field.onChange} />
    </Field>
  );
}

/** A password that can be made visible. */
export function PasswordField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & {
    autoComplete?: 'current-password' | 'new-password';
  },
) {
  const { autoComplete = 'current-password' } = props;
  const { field, frame } = useField(props);
  return (
    <Field {...frame}>
      <PasswordInput autoComplete={autoComplete} {...field} />
    </Field>
  );
}

/** A whole number, null while empty. Other input stays as typed and fails the schema. */
export function NumberField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { unit?: string },
) {
  const { field, frame, placeholder } = useField(props);
  const value: unknown = field.value;
  const [typed, setTyped] = useState('');
  const shown = typeof value === 'number' && !Number.isNaN(value) ? String(value) : typed;
  return (
    <Field {...frame}>
      <HStack w="full" gap="2">
        <Input
          inputMode="numeric"
          placeholder={placeholder}
          {...field}
          value={value === null ? '' : shown}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(toNumber(target.value));
          }}
        />
        {props.unit !== undefined && <Text color="fg.muted">{props.unit}</Text>}
      </HStack>
    </Field>
  );
}

function toNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** Several lines of text, with what is used of the room that it has. */
export function TextareaField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & {
    rows?: number;
    /** more lines than this cannot be entered */
    maxLines?: number;
    maxLength?: number;
  },
) {
  const { rows = 4, maxLines, maxLength } = props;
  const { field, frame, placeholder } = useField(props);
  const value: string = field.value;
  return (
    <Field {...frame} note={roomLeft(value, { maxLines, maxLength })}>
      <Textarea
        rows={maxLines ?? rows}
        placeholder={placeholder}
        maxLength={maxLength}
        {...field}
        onChange={({ target }) => {
          field.onChange(
            maxLines === undefined ? target.value : firstLines(target.value, maxLines),
          );
        }}
      />
    </Field>
  );
}

interface Room {
  maxLines: number | undefined;
  maxLength: number | undefined;
}

function roomLeft(value: string, { maxLines, maxLength }: Room): string | undefined {
  if (maxLength !== undefined) return formTexts.characters(value.length, maxLength);
  if (maxLines !== undefined) return formTexts.lines(value.split('\n').length, maxLines);
  return undefined;
}

/** Joins surplus lines into the last allowed one. */
function firstLines(text: string, most: number): string {
  const lines = text.split('\n');
  const last = lines.slice(most - 1).filter((line) => line !== '');
  return lines.length <= most ? text : [...lines.slice(0, most - 1), last.join(' ')].join('\n');
}

/** One of a few options. */
export function SelectField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
    autoComplete?: string;
  },
) {
  const { field, frame } = useField(props);
  return (
    <Field {...frame}>
      <NativeSelect autoComplete={props.autoComplete} {...field}>
        {props.options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** One of several things that need a line or two of words each. */
export function ChoiceField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { options: readonly ChoiceOption<string>[] },
) {
  const { field, frame } = useField(props);
  const { ref, value, onChange } = field;
  return (
    <RadioCards
      legend={frame.label}
      hint={frame.hint}
      error={frame.error}
      disabled={frame.disabled}
      options={props.options}
      value={value}
      onValueChange={onChange}
      ref={ref}
    />
  );
}

/** One of two or three short words. */
export function SegmentedField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { options: readonly ChoiceOption<string>[] },
) {
  const { field, frame } = useField(props);
  const { ref, value, onChange } = field;
  return (
    <SegmentedChoice
      legend={frame.label}
      disabled={frame.disabled}
      options={props.options}
      value={value}
      onValueChange={onChange}
      ref={ref}
    />
  );
}

/** A box to tick, with its words beside it. */
export function CheckboxField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted> & { children?: ReactNode },
) {
  const { field, frame } = useField(props);
  const { value, onChange, ...input } = field;
  return (
    <Checkbox
      {...input}
      checked={value}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
      disabled={frame.disabled}
      hint={frame.hint}
      error={frame.error}
    >
      {props.children ?? frame.label}
    </Checkbox>
  );
}

/** On or off, in force once the form is saved. */
export function SwitchField<Values extends FieldValues, Submitted>(
  props: BoundProps<Values, Submitted>,
) {
  const { field, frame } = useField(props);
  const { value, onChange, ...input } = field;
  return (
    <Switch
      {...input}
      checked={value}
      onCheckedChange={onChange}
      disabled={frame.disabled}
      hint={frame.hint}
      error={frame.error}
    >
      {frame.label}
    </Switch>
  );
}
