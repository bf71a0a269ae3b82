import { organiseCustomersMutation } from '@wbd/data/customers';
import { LONGEST_TAG, MOST_TAGS, tagSchema, tagsOf, type Customer } from '@wbd/domain/customers';
import { typedOrNone } from '@wbd/domain/fields';
import { useMutation } from '@wbd/query';
import { Box, Stack, Text, toast } from '@wbd/ui';
import { Checkbox, TextField, useController, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { organiseTexts } from './texts.de.ts';

const texts = organiseTexts.tags;

const schema = z.object({
  /** the tags that were ticked or unticked, and which of the two */
  choices: z.record(z.string(), z.boolean()),
  added: z.pipe(typedOrNone, z.nullable(tagSchema)),
});

export interface TagsDialogProps {
  advisorId: string;
  customers: readonly Customer[];
  /** every tag that the advisor has used */
  known: readonly string[];
  onClose: () => void;
}

/** Gives tags to one or several customers, or takes them away; a tag that only some of them have stays with those. */
export function TagsDialog({ advisorId, customers, known, onClose }: TagsDialogProps) {
  const organise = useMutation(organiseCustomersMutation(advisorId));
  const form = useForm({ schema, defaultValues: { choices: {}, added: '' }, words: texts });
  const { field } = useController({ control: form.control, name: 'choices' });
  const tags = tagsOf([{ tags: known }, ...customers]);

  async function save({ choices, added }: z.output<typeof schema>): Promise<void> {
    const chosen = (wanted: boolean) => tags.filter((tag) => choices[tag] === wanted);
    const addTags = [...chosen(true), ...(added === null ? [] : [added])];
    await organise.mutateAsync({ customers, addTags, removeTags: chosen(false) });
    toast({ type: 'success', title: texts.saved });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={texts.title(customers)}
      failure={{ title: texts.failed }}
      failingFields={{ 'customer/too-many-tags': 'added' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        {tags.length > 0 && (
          <Box as="fieldset">
            <Text as="legend" textStyle="sm" fontWeight="medium">
              {texts.fields.choices}
            </Text>
            <Box maxH="64" overflowY="auto">
              {tags.map((tag) => (
                <TagChoice
                  key={tag}
                  tag={tag}
                  customers={customers}
                  chosen={field.value[tag]}
                  onChoose={(isChosen) => {
                    field.onChange({ ...field.value, [tag]: isChosen });
                  }}
                />
              ))}
            </Box>
          </Box>
        )}
        <TextField
          form={form}
          name="added"
          maxLength={LONGEST_TAG}
          hint={texts.most(MOST_TAGS)}
          autoComplete="off"
        />
      </Stack>
    </FormDialog>
  );
}

interface TagChoiceProps {
  tag: string;
  customers: readonly Customer[];
  /** undefined until the advisor decides: each customer stays as they are */
  chosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
}

function TagChoice({ tag, customers, chosen, onChoose }: TagChoiceProps) {
  const having = customers.filter(({ tags }) => tags.includes(tag)).length;
  const isMixed = chosen === undefined && having > 0 && having < customers.length;
  return (
    <Box css={{ '& label': { width: '100%' } }}>
      <Checkbox
        checked={chosen ?? having === customers.length}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ target }) => {
          onChoose(target.checked);
        }}
      >
        {isMixed ? texts.some(tag, having) : tag}
      </Checkbox>
    </Box>
  );
}
