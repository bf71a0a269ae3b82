import { JOBS } from '@wbd/domain';
import { SimpleGrid } from '@wbd/ui';
import { Field, Input, NativeSelect } from '@wbd/ui/form';
import type { ComponentProps, ReactNode } from 'react';
import { crmTexts } from './texts.de.ts';

/** Two columns where there is room. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      {children}
    </SimpleGrid>
  );
}

interface TextFieldProps extends ComponentProps<typeof Input> {
  label: string;
  error: string | undefined;
}

export function TextField({ label, error, required = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} required={required}>
      <Input {...input} />
    </Field>
  );
}

interface JobFieldProps extends ComponentProps<typeof NativeSelect> {
  error: string | undefined;
}

/** The six jobs, and nothing for a job nobody knows. */
export function JobField({ error, ...select }: JobFieldProps) {
  return (
    <Field label={crmTexts.fields.job} error={error}>
      <NativeSelect {...select}>
        <option value="">{crmTexts.unknown}</option>
        {JOBS.map((job) => (
          <option key={job}>{job}</option>
        ))}
      </NativeSelect>
    </Field>
  );
}
