// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useSubmit } from './form.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const renderForm = () => {
  const onSubmit = vi.fn();
  const rendered = renderHook(() => {
    const form = useForm({
      schema: z.object({ picture: z.nullable(z.string()) }),
      defaultValues: { picture: null },
      words: { fields: { picture: 'Bild' } },
    });
    return { form, submit: useSubmit({ form, onSubmit }).submit };
  });
  return { onSubmit, ...rendered };
};

/** A file that is being checked, and the ends that the check can come to. */
const reading = () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  return { promise, end: resolve };
};

test('UPLOAD-04 a form waits for a file that is still checked, and stores it once', async () => {
  const { result, onSubmit } = renderForm();
  const check = reading();
  result.current.form.pending.add(check.promise);
  await act(async () => {
    const first = result.current.submit();
    const second = result.current.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    result.current.form.setValue('picture', 'clara.webp');
    check.end(true);
    await Promise.all([first, second]);
  });
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ picture: 'clara.webp' });
});

test('UPLOAD-04 a form is not stored without a file that was refused meanwhile, but afterwards', async () => {
  const { result, onSubmit } = renderForm();
  const check = reading();
  result.current.form.pending.add(check.promise);
  await act(async () => {
    const submitted = result.current.submit();
    check.end(false);
    await submitted;
  });
  expect(onSubmit).not.toHaveBeenCalled();
  await act(() => result.current.submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ picture: null });
});

test('UPLOAD-04 a form that is left while a file is checked stores nothing', async () => {
  const { result, onSubmit, unmount } = renderForm();
  const check = reading();
  result.current.form.pending.add(check.promise);
  const submitted = result.current.submit();
  unmount();
  check.end(true);
  await submitted;
  expect(onSubmit).not.toHaveBeenCalled();
});
