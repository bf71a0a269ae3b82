import type { ExpertVideoContent } from '@wbd/data/expert-videos';
import { audienceTextSchema, PUBLIC } from '@wbd/domain/audiences';
import type { ExpertVideo } from '@wbd/domain/content';
import { expertVideoWrites } from '@wbd/domain/content';
import type { KitForm } from '@wbd/ui/form';
import type { FileValue, Reopened } from '@wbd/ui/upload';
import * as z from 'zod/mini';

/** What the fields hold. */
export interface FormValues {
  description: string;
  linkType: 'general' | 'specific';
  bookinglink: string;
  video: FileValue;
  videoCaptions: FileValue;
  trailer: FileValue;
  trailerCaptions: FileValue;
  thumb: FileValue;
  audience: string;
}

export const EMPTY_FORM: FormValues = {
  description: '',
  linkType: 'general',
  bookinglink: '',
  video: null,
  videoCaptions: null,
  trailer: null,
  trailerCaptions: null,
  thumb: null,
  audience: PUBLIC,
};

/** The typed values that an unfinished upload keeps. */
export const typedSchema = z.object({
  description: z.string(),
  linkType: z.enum(['general', 'specific']),
  bookinglink: z.string(),
  audience: audienceTextSchema,
});
export type Typed = z.infer<typeof typedSchema>;

/** What a form begins with that goes on with an unfinished upload. */
export function reopenedValues({ values, file }: Reopened<Typed>): FormValues {
  const { description, linkType, bookinglink, audience } = values;
  return {
    description,
    linkType,
    bookinglink,
    audience,
    video: file('video'),
    videoCaptions: file('videoCaptions'),
    trailer: file('trailer'),
    trailerCaptions: file('trailerCaptions'),
    thumb: file('thumb'),
  };
}

const stored = expertVideoWrites.shape;
const trimmed = z.string().check(z.trim());
const anyFile = z.custom<FileValue>();
const givenFile = z.custom<File | string>((value: unknown) => value !== null);
const isLink = (text: string) => stored.bookinglink.safeParse(text).success;

const fields = {
  description: z.pipe(trimmed, stored.description),
  video: z.pipe(anyFile, givenFile),
  videoCaptions: anyFile,
  trailer: anyFile,
  trailerCaptions: anyFile,
  thumb: z.pipe(anyFile, givenFile),
  audience: audienceTextSchema,
};

const submittedSchema = z.discriminatedUnion('linkType', [
  z.object({ linkType: z.literal('general'), ...fields }),
  z.object({
    linkType: z.literal('specific'),
    bookinglink: trimmed.check(z.refine(isLink)),
    ...fields,
  }),
]);
/** What a complete form says. */
export type Submitted = z.infer<typeof submittedSchema>;

/** Checks what the link type needs; the form has the words. */
export const expertVideoFormSchema = z.pipe(
  z.pipe(
    z.custom<FormValues>(),
    z.transform((values): z.input<typeof submittedSchema> => values),
  ),
  submittedSchema,
);
export type ExpertVideoForm = KitForm<FormValues, Submitted>;

export function toFormValues(video: ExpertVideo): FormValues {
  return {
    description: video.description,
    linkType: video.bookinglink === null ? 'general' : 'specific',
    bookinglink: video.bookinglink ?? '',
    video: video.video,
    videoCaptions: video.videoCaptions,
    trailer: video.trailer,
    trailerCaptions: video.trailerCaptions,
    thumb: video.thumb,
    audience: video.audience,
  };
}

/** Where the files of a form lie once they have been sent. */
export type SentFiles = Pick<
  ExpertVideoContent,
  'video' | 'videoCaptions' | 'trailer' | 'trailerCaptions' | 'thumb'
>;

/** What the form stores; the general link type stores no link. */
export function toContent(values: Submitted, files: SentFiles): ExpertVideoContent {
  return {
    description: values.description,
    bookinglink: values.linkType === 'specific' ? values.bookinglink : null,
    audience: values.audience,
    ...files,
  };
}
