import {
  LONGEST_RESTRICTION_DETAILS,
  ownRestrictionSchema,
  RESTRICTION_GROUNDS,
  restrictionGroundTexts,
  type OwnRestriction,
} from '@wbd/domain/customers';
import { Button, Stack } from '@wbd/ui';
import { ChoiceField, Form, TextareaField, useForm } from '@wbd/ui/form';
import { useState } from 'react';
import { OwnDataPart } from './own-data-part.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.restrict;

const GROUNDS = RESTRICTION_GROUNDS.map((value) => ({
  value,
  label: restrictionGroundTexts[value],
}));

interface RestrictPartProps {
  isRestricted: boolean;
  busy: boolean;
  /** @param restriction null lifts it */
  onRestrict: (restriction: OwnRestriction | null) => Promise<void>;
}

/** Has the person's data stored only (Art. 18 GDPR), or used again. */
export function RestrictPart({ isRestricted, ...part }: RestrictPartProps) {
  return isRestricted ? <Lift {...part} /> : <Restrict {...part} />;
}

type PartProps = Omit<RestrictPartProps, 'isRestricted'>;

function Lift({ busy, onRestrict }: PartProps) {
  return (
    <OwnDataPart title={texts.title} text={texts.restricted}>
      <Button
        variant="outline"
        loading={busy}
        loadingText={texts.lift}
        onClick={() => void onRestrict(null)}
      >
        {texts.lift}
      </Button>
    </OwnDataPart>
  );
}

function Restrict(part: PartProps) {
  const [asking, setAsking] = useState(false);
  return (
    <OwnDataPart title={texts.title} text={texts.text}>
      {asking ? (
        <RestrictForm {...part} />
      ) : (
        <Button
          variant="outline"
          onClick={() => {
            setAsking(true);
          }}
        >
          {texts.open}
        </Button>
      )}
    </OwnDataPart>
  );
}

function RestrictForm({ busy, onRestrict }: PartProps) {
  const form = useForm({
    schema: ownRestrictionSchema,
    defaultValues: { ground: 'accuracy', details: '' },
    words: texts,
  });
  return (
    <Form form={form} label={texts.title} onSubmit={onRestrict}>
      <Stack gap="5">
        <ChoiceField form={form} name="ground" options={GROUNDS} />
        <TextareaField
          form={form}
          name="details"
          rows={3}
          maxLength={LONGEST_RESTRICTION_DETAILS}
        />
        <Button type="submit" alignSelf="flex-start" loading={busy} loadingText={texts.submit}>
          {texts.submit}
        </Button>
      </Stack>
    </Form>
  );
}
