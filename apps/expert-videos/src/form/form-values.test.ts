import { anExpertVideo } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { changesTo } from './changes.ts';
import { EMPTY_FORM, expertVideoFormSchema, toContent, toFormValues } from './form-values.ts';

const video = anExpertVideo('pro', { bookinglink: 'https://termine.example/rente', trailer: null });
const { video: film, videoCaptions, trailer, trailerCaptions, thumb } = video;
const contentOf = (changes: object) =>
  toContent(expertVideoFormSchema.parse({ ...toFormValues(video), ...changes }), {
    video: film,
    videoCaptions,
    trailer,
    trailerCaptions,
    thumb,
  });

test('EXP-02 an empty form names every field that is missing, the link only with the specific type', () => {
  const missing = (values: object) =>
    expertVideoFormSchema
      .safeParse({ ...EMPTY_FORM, ...values })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(missing({})).toEqual(['description', 'video', 'thumb']);
  expect(missing({ linkType: 'specific' })).toEqual([
    'bookinglink',
    'description',
    'video',
    'thumb',
  ]);
});

test('EXP-02 the general type stores no link, and what was not changed is not written', () => {
  expect(changesTo(video, contentOf({}))).toEqual({});
  expect(changesTo(video, contentOf({ linkType: 'general' }))).toEqual({ bookinglink: null });
  expect(changesTo(video, contentOf({ description: ' Neu ' }))).toEqual({ description: 'Neu' });
});

test.each(['eins\nzwei\ndrei', 'x'.repeat(501), '  '])(
  'a description like %j is refused',
  (description) => {
    const values = { ...toFormValues(video), description };
    expect(expertVideoFormSchema.safeParse(values).success).toBe(false);
  },
);
