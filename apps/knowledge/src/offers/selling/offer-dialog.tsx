import { fileUrl } from '@wbd/data/files';
import { filmFileQuery, newOfferId, saveFilmOfferMutation } from '@wbd/data/sales';
import { FILM_PRICE, OFFER_LENGTHS, type FilmFile, type FilmOffer } from '@wbd/domain/sales';
import { typedCents } from '@wbd/domain/plans';
import { useMutation, useQuery } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { TextareaField, TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { FileField, UploadDialog, type FileValue } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { optionalFileField, videoField } from '../../shared/video-fields.ts';
import { offersTexts } from '../texts.de.ts';
import { useOfferUpload } from '../use-offer-upload.ts';

const texts = offersTexts.form;

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(OFFER_LENGTHS.title)),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(OFFER_LENGTHS.description)),
  price: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typedCents(typed)),
    ),
    z.int().check(z.gte(FILM_PRICE.least), z.lte(FILM_PRICE.most)),
  ),
  film: videoField,
  captions: optionalFileField,
  thumb: videoField,
  trailer: optionalFileField,
});

const typedPrice = (cents: number) => (cents / 100).toFixed(2).replace('.', ',').replace(',00', '');

interface OfferDialogProps {
  advisorId: string;
  offer: FilmOffer | null;
  file: FilmFile | null;
  onClose: () => void;
}

export function NewOffer({ advisorId, onClose }: { advisorId: string; onClose: () => void }) {
  return <OfferDialog advisorId={advisorId} offer={null} file={null} onClose={onClose} />;
}

/** Opens once it is known where the film lies. */
export function EditOffer({
  offer,
  ...props
}: {
  advisorId: string;
  offer: FilmOffer;
  onClose: () => void;
}) {
  const { data } = useQuery(filmFileQuery(offer.id));
  return data ? <OfferDialog {...props} offer={offer} file={data} /> : null;
}

function OfferDialog({ advisorId, offer, file, onClose }: OfferDialogProps) {
  const save = useMutation(saveFilmOfferMutation());
  // every attempt stores the same offer
  const [id] = useState(() => offer?.id ?? newOfferId());
  const { state, upload } = useOfferUpload(advisorId);
  const none: FileValue = null;
  const form = useForm({
    schema,
    defaultValues: {
      title: offer?.title ?? '',
      description: offer?.description ?? '',
      price: offer ? typedPrice(offer.netCents) : '',
      film: file?.url ?? none,
      captions: file?.captions ?? none,
      thumb: offer?.thumb ?? none,
      trailer: offer?.trailer ?? none,
    },
    words: texts,
  });
  const isFixed = offer !== null && offer.state !== 'draft';

  async function submit({ title, description, price, ...files }: z.infer<typeof schema>) {
    await upload(files, (sent) =>
      save.mutateAsync({ id, title, description, netCents: price, ...sent }),
    );
    toast({ type: 'success', title: offer ? texts.changed : texts.saved });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={offer ? texts.edit : texts.create}
      submitLabel={texts.submit}
      size="lg"
      failure={{ title: texts.failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <TextField form={form} name="title" required maxLength={OFFER_LENGTHS.title} />
        <TextareaField
          form={form}
          name="description"
          required
          rows={5}
          maxLength={OFFER_LENGTHS.description}
        />
        <TextField form={form} name="price" required inputMode="decimal" />
        {isFixed ? (
          <Text color="fg.muted">{texts.fixed}</Text>
        ) : (
          <FileField form={form} name="film" target="paid_videos/video" required />
        )}
        <FileField form={form} name="captions" target="paid_videos/captions" />
        <FileField form={form} name="thumb" target="paid_videos/thumb" required urlOf={fileUrl} />
        <FileField form={form} name="trailer" target="paid_videos/trailer" urlOf={fileUrl} />
      </Stack>
      <UploadDialog title={texts.uploading} state={state} />
    </FormDialog>
  );
}
