import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { expectAccessible, fileInput, mediaFile, renderPage } from '../../testing/index.ts';
import { Form, useForm } from '../form/index.ts';
import { FileField, PosterField, type FileValue } from './index.ts';

const file = z.custom<FileValue>((value) => value === null || value instanceof File);
const schema = z.object({ video: file, thumb: file, thumbTime: z.number() });
const words = {
  fields: { video: 'Voll-Video', thumb: 'Thumbnail', thumbTime: 'Zeitpunkt' },
  errors: {},
};
const TAKEN = 'Bild aus dem Video';

function Film() {
  const defaultValues = { video: null, thumb: null, thumbTime: 2 };
  const form = useForm({ schema, defaultValues, words });
  const [video, thumb] = form.watch(['video', 'thumb']);
  return (
    <Form form={form} failure={{ title: '?' }} onSubmit={() => undefined}>
      <FileField form={form} name="video" target="seminars/video" />
      <PosterField form={form} name="thumb" timeName="thumbTime" video={video} />
      {thumb instanceof File && <TakenPicture picture={thumb} />}
    </Form>
  );
}

/** The value of the poster field. */
function TakenPicture({ picture }: { picture: File }) {
  const url = useMemo(() => URL.createObjectURL(picture), [picture]);
  return <img src={url} alt={TAKEN} width="160" />;
}

const picture = () => {
  const image = page.getByRole('img', { name: TAKEN }).query();
  return image instanceof HTMLImageElement ? image : null;
};
const expectPicture = () => expect.poll(() => picture()?.naturalWidth).toBe(960);

test('CONF-04 CONF-07 a poster field takes a picture at 2 s, moves by 0.1 s, and says when there is none', async () => {
  await renderPage(<Film />);
  await expect.element(page.getByText('Wähle zuerst ein Video aus.')).toBeVisible();
  await fileInput('Voll-Video').upload(mediaFile('coaching-plan.mp4'));
  const slider = page.getByRole('slider', { name: 'Thumbnail' });
  await expect.element(slider).toHaveValue('2');
  await expect.element(page.getByText('2,0 s')).toBeVisible();
  await expectPicture();
  await expectAccessible();

  const first = picture()?.src;
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('2,1 s')).toBeVisible();
  await expect.poll(() => picture()?.src).not.toBe(first);
  await expectPicture();

  // as in a browser that lets no picture be read
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Thumbnail-Erstellung fehlgeschlagen')).toBeVisible();
});
