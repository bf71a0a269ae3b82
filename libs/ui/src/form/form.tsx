import { Box, chakra } from '@chakra-ui/react';
import { AppError, errorTexts, type ErrorCode } from '@wbd/domain/errors';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import {
  FailedStep,
  toastFailure,
  wordsOfFailure,
  type Failure,
} from '../feedback/failure-toast.ts';
import { FormAlert } from './form-alert.tsx';
import { uiTexts } from '../texts.de.ts';
import { formTexts } from './texts.de.ts';
import type { KitForm } from './use-form.ts';

export interface SubmitProps<Values extends FieldValues, Submitted> {
  form: KitForm<Values, Submitted>;
  /** stores what was entered; a rejection is shown and leaves the fields as they are */
  onSubmit: (values: Submitted) => Promise<void> | void;
  /** how a rejection is shown */
  failure?: Failure;
  /** refusals that are about one field, which then says so and takes the focus */
  failingFields?: Readonly<Partial<Record<ErrorCode, FieldPath<Values>>>>;
}

/** The failure of the last submission, until the input changes or the form is submitted again. */
interface ShownFailure {
  error: unknown;
  failure: Failure;
}

/** The handler of a form's submission: validates, stores, and reports a failure in a toast and to `show`. */
function submitting<Values extends FieldValues, Submitted>(
  { form, onSubmit, failure: usual = {}, failingFields = {} }: SubmitProps<Values, Submitted>,
  show: (failure: ShownFailure | null) => void,
): () => Promise<void> {
  // the button is busy from the check on, before the values are there
  let focused: Element | null = null;
  const submit = form.handleSubmit(async (values) => {
    let failing: FieldPath<Values> | undefined;
    show(null);
    try {
      await onSubmit(values);
    } catch (thrown) {
      const isStep = thrown instanceof FailedStep;
      const { error, failure } = isStep
        ? { error: thrown.cause, failure: thrown.failure }
        : { error: thrown, failure: usual };
      const code = error instanceof AppError ? error.code : undefined;
      const name = code === undefined ? undefined : failingFields[code];
      if (code === undefined || name === undefined) {
        toastFailure(error, failure);
        // the person left the page
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          show({ error, failure });
        return;
      }
      const message = failure.texts?.[code] ?? errorTexts[code];
      form.setError(name, { message }, { shouldFocus: true });
      failing = name;
    } finally {
      const field = failing;
      returnFocus(() => {
        if (field !== undefined) form.setFocus(field);
        else if (focused instanceof HTMLElement && focused.isConnected) {
          focused.focus({ preventScroll: true });
        }
      });
    }
  });
  return async () => {
    focused = document.activeElement;
    if (await form.pending.taken()) await submit();
  };
}

/** The handler of a form's submission, and the message below the fields after a failure. */
export function useSubmit<Values extends FieldValues, Submitted>(
  props: SubmitProps<Values, Submitted>,
): { submit: () => Promise<void>; failed: ReactNode } {
  const { form } = props;
  const [shown, setShown] = useState<ShownFailure | null>(null);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      setShown(null);
    });
    return unsubscribe;
  }, [form]);
  const { pending } = form;
  useEffect(
    () => () => {
      pending.leave();
    },
    [pending],
  );
  const failed = shown && <FailedForm {...shown} />;
  return { submit: submitting(props, setShown), failed };
}

/** Repeats the toast, which disappears after a few seconds. */
function FailedForm({ error, failure }: ShownFailure) {
  const words = wordsOfFailure(error, failure);
  return (
    <Box mt="4">
      <FormAlert quiet>{formTexts.failed(failure.title ?? uiTexts.errorTitle, words)}</FormAlert>
    </Box>
  );
}

/** While a form is busy its button, and sometimes its fields, are disabled and lose the keyboard's place. */
function returnFocus(focus: () => void): void {
  // once React has enabled them again
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) focus();
    });
  });
}

const FormElement = chakra('form');

export interface FormProps<Values extends FieldValues, Submitted> extends SubmitProps<
  Values,
  Submitted
> {
  /** tells one form of a page from the others */
  label?: string;
  children: ReactNode;
}

/** A form on a page. The button inside is `type="submit"` and busy while `form.formState.isSubmitting`. */
export function Form<Values extends FieldValues, Submitted>(props: FormProps<Values, Submitted>) {
  const { submit, failed } = useSubmit(props);
  return (
    <FormElement
      noValidate
      aria-label={props.label}
      w="full"
      onSubmit={(event) => {
        event.preventDefault();
        // a form in a dialog lies inside the page's form in React's tree
        event.stopPropagation();
        void submit();
      }}
    >
      {props.children}
      {failed}
    </FormElement>
  );
}
