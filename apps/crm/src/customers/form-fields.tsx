import { JOBS } from '@wbd/domain';
import { SimpleGrid } from '@wbd/ui';
import { Field, Input, NativeSelect } from '@wbd/ui/form';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AddCustomerValues, EditCustomerValues } from './customer-form.ts';
import { crmTexts } from './texts.de.ts';

/** Two columns where there is room. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      {children}
    </SimpleGrid>
  );
}

type FieldName = keyof AddCustomerValues | keyof EditCustomerValues;
type Values = Record<FieldName, string>;

interface TextFieldProps extends ComponentProps<typeof Input> {
  name: FieldName;
}

/** A field of the form around it, with its words and with what is wrong. */
export function TextField({ name, required = false, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<Values>();
  return (
    <Field
      label={crmTexts.fields[name]}
      error={formState.errors[name]?.message}
      required={required}
    >
      <Input {...input} {...register(name)} />
    </Field>
  );
}

/** The six jobs, and nothing for a job nobody knows. */
export function JobField() {
  const { register, formState } = useFormContext<Values>();
  return (
    <Field label={crmTexts.fields.job} error={formState.errors.job?.message}>
      <NativeSelect {...register('job')}>
        <option value="">{crmTexts.unknown}</option>
        {JOBS.map((job) => (
          <option key={job}>{job}</option>
        ))}
      </NativeSelect>
    </Field>
  );
}
