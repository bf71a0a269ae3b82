import { audienceTextSchema } from '@wbd/domain/audiences';
import type { Folder } from '@wbd/domain/content';
import { knowledgeVideoWrites } from '@wbd/domain/content';
import { Stack } from '@wbd/ui';
import { SelectField, TextareaField, TextField, type KitForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { audienceHelp } from './audience-choices.ts';
import { optionalFileField, titleField, videoField } from '../shared/video-fields.ts';

/** A video of the library, as it is entered; an edited one keeps video and picture. */
export const libraryVideoSchema = z.object({
  title: titleField,
  description: z.pipe(z.string().check(z.trim()), knowledgeVideoWrites.shape.description),
  folder: z.string().check(z.minLength(1)),
  audience: audienceTextSchema,
  video: videoField,
  captions: optionalFileField,
  thumb: optionalFileField,
});
export type LibraryVideo = z.output<typeof libraryVideoSchema>;

export interface VideoTextFieldsProps {
  form: KitForm<z.input<typeof libraryVideoSchema>, LibraryVideo>;
  folders: readonly Folder[];
  audiences: readonly { value: string; label: string }[];
}

/** Text fields of a library video. */
export function VideoTextFields({ form, folders, audiences }: VideoTextFieldsProps) {
  return (
    <Stack gap="5">
      <TextField form={form} name="title" required />
      <TextareaField form={form} name="description" rows={3} />
      <SelectField
        form={form}
        name="folder"
        options={folders.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        form={form}
        name="audience"
        options={audiences}
        hint={audienceHelp(form.watch('audience'))}
      />
    </Stack>
  );
}
