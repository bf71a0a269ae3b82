import { setFilmSellerMutation } from '@wbd/data/sales';
import { daySchema } from '@wbd/domain/fields';
import { LEGAL_FORMS, type FilmSeller } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { DateField, SegmentedField, TextField, useForm, useWatch } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { offersTexts } from '../texts.de.ts';

const texts = offersTexts.details;

const schema = z
  .object({
    legalForm: z.enum(LEGAL_FORMS),
    bornOn: z.string(),
    register: z.string().check(z.trim(), z.maxLength(60)),
  })
  .check(
    z.refine(
      ({ legalForm, bornOn }) => legalForm === 'company' || daySchema.safeParse(bornOn).success,
      { path: ['bornOn'] },
    ),
    z.refine(({ legalForm, register }) => legalForm === 'person' || register !== '', {
      path: ['register'],
    }),
  );

/** What tax authorities ask of a seller. */
export function SellerDialog({
  seller,
  onClose,
}: {
  seller: FilmSeller | null;
  onClose: () => void;
}) {
  const set = useMutation(setFilmSellerMutation());
  const form = useForm({
    schema,
    defaultValues: {
      legalForm: seller?.legalForm ?? 'person',
      bornOn: seller?.bornOn ?? '',
      register: seller?.register ?? '',
    },
    words: texts,
  });
  const legalForm = useWatch({ control: form.control, name: 'legalForm' });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ legalForm: kind, bornOn, register }) => {
        const isPerson = kind === 'person';
        await set.mutateAsync({
          legalForm: kind,
          bornOn: isPerson ? bornOn : null,
          register: isPerson ? null : register,
        });
        toast({ type: 'success', title: texts.saved });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>{texts.text}</Text>
        <SegmentedField
          form={form}
          name="legalForm"
          options={LEGAL_FORMS.map((value) => ({ value, label: texts.forms[value] }))}
        />
        {legalForm === 'person' ? (
          <DateField form={form} name="bornOn" required autoComplete="bday" />
        ) : (
          <TextField form={form} name="register" required maxLength={60} />
        )}
      </Stack>
    </FormDialog>
  );
}
