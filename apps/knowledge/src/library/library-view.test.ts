import { aKnowledgeVideo, anAdvisor } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { filterIntros, filterVideos, introVideos } from './library-view.ts';

const [clara, jonas] = [anAdvisor({ id: 'clara' }), anAdvisor({ id: 'jonas' })];
const videos = [
  { ...aKnowledgeVideo(clara, { title: 'Die Rentenlücke' }), advisorName: 'Clara Weiß' },
  { ...aKnowledgeVideo(jonas, { title: 'Selbständige' }), advisorName: 'Jonas Krüger' },
];
const titles = (search: string, only: string | null = null) =>
  filterVideos(videos, { search, only }).map(({ title }) => title);

test('LIB-01 the search looks at title, description and author, the checkbox at whose it is', () => {
  expect(titles('')).toEqual(['Die Rentenlücke', 'Selbständige']);
  expect(titles('weiss')).toEqual(['Die Rentenlücke']);
  expect(titles('', 'jonas')).toEqual(['Selbständige']);
  expect(titles('rente', 'jonas')).toEqual([]);
});

test('LIB-01 the introductory videos stand in their order, those without a file are left out', () => {
  const file = { video: 'intro/video/a.mp4', thumb: null };
  const config = {
    id: 'public' as const,
    specialAdvisor: null,
    seminarRedirects: {},
    imprintsDue: null,
    operatorOrg: null,
    filmFeeBasisPoints: null,
    announcements: [],
    founderSchedulingLink: 'https://termine.example',
    explainerFilms: {},
    introVideos: { getStarted: file, unheardOf: file, seminars: file },
  };
  const intros = introVideos(config);
  expect(intros.map(({ title }) => title)).toEqual(['Seminare', 'Jetzt loslegen']);
  expect(introVideos(null)).toEqual([]);
  expect(filterIntros(intros, { search: 'los', only: null })).toHaveLength(1);
  expect(filterIntros(intros, { search: '', only: 'clara' })).toEqual([]);
});
