import { publicPageSchema, type PublicPage } from '@wbd/domain/pages';
import { anAdvisor } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { RecommendCard } from './recommend-card.tsx';

const LONG_AGO = new Date('2020-01-01T12:00:00Z');
const BEING_MADE = /^Wir richten deine Seite gerade ein/;
const NONE = 'Gerade ist auf deiner Seite nichts veröffentlicht.';

function aPage(experts: unknown[]): PublicPage {
  return publicPageSchema.parse({
    id: 'clara',
    uid: 'clara',
    code: 'clara',
    firstName: 'Clara',
    lastName: 'Weiß',
    heroText: null,
    heroSubtext: null,
    loop: null,
    intro: null,
    introThumb: null,
    logo: null,
    hasOwnPage: true,
    testimonials: [],
    seminars: [],
    experts,
  });
}

const show = (createdAt: Date, stored: PublicPage | null) =>
  renderPage(
    <RecommendCard
      advisor={anAdvisor({ id: 'clara', code: 'clara', createdAt })}
      page={{
        data: stored,
        dataUpdatedAt: Date.now(),
        error: null,
        isError: false,
        isFetching: false,
        isPending: false,
        refetch: () => undefined,
      }}
      opened={new Map()}
      onShare={() => undefined}
    />,
  );

test.each([
  ['is not there yet', null],
  ['has nothing on it yet', aPage([])],
])('shows a new advisor that the page is being made while it %s', async (_state, stored) => {
  await show(new Date(), stored);
  await expect.element(page.getByText(BEING_MADE)).toBeVisible();
  await expect.element(page.getByText(NONE)).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
});

test('shows the page of a new advisor as soon as it has content', async () => {
  const video = {
    id: 'film',
    description: 'Rente ohne Rätsel',
    thumb: 'expert_videos/thumb/film.webp',
    hasTrailer: false,
    advisorName: 'Clara Weiß',
  };
  await show(new Date(), aPage([video]));
  await expect.element(page.getByText('Rente ohne Rätsel')).toBeVisible();
  await expect.element(page.getByText(BEING_MADE)).not.toBeInTheDocument();
});

test('says that nothing is published for older accounts', async () => {
  await show(LONG_AGO, aPage([]));
  await expect.element(page.getByText(NONE)).toBeVisible();
  await expect.element(page.getByText(BEING_MADE)).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
});
