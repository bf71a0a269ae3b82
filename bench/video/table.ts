import type { Formats } from './formats.ts';
import type { FilmVisit, LoopVisit } from './measure.ts';

export type Both<Figure> = readonly [uploaded: Figure, inVersions: Figure];

/** @param saved bytes of the loop for people who save data */
export function tableOf(
  loops: Both<LoopVisit>,
  saved: Both<number>,
  talks: Both<FilmVisit>,
  { all, uploaded, inVersions }: Formats,
): string {
  return [
    '| figure | as uploaded | in versions | ratio | asked |',
    '| --- | --- | --- | --- | --- |',
    ...loopRows(loops),
    row('bytes of the loop, saving data', '0', saved, megabytes),
    ...filmRows(talks),
    `| formats that play with picture and sound, of ${all} | ${uploaded} | ${inVersions} | | all that ffmpeg reads |`,
  ].join('\n');
}

function loopRows(visits: Both<LoopVisit>): string[] {
  return [
    row(
      'first moving picture of the loop, after the page is usable',
      '≤ 2.5 s',
      of(visits, ({ startMs }) => startMs),
      seconds,
    ),
    row(
      'stalls of the loop in 60 s',
      '0',
      of(visits, ({ stalls }) => stalls),
      String,
    ),
    row(
      'bytes of 60 s on the page',
      '≤ 2.5 MB',
      of(visits, ({ bytes }) => bytes),
      megabytes,
    ),
  ];
}

function filmRows(visits: Both<FilmVisit>): string[] {
  return [
    row(
      'press play on 20 minutes: first moving picture',
      '≤ 2 s',
      of(visits, ({ startMs }) => startMs),
      seconds,
    ),
    row(
      'stalls in 60 s of it',
      '0',
      of(visits, ({ stalls }) => stalls),
      String,
    ),
    row(
      'jump to 90 % of it',
      '≤ 1.5 s',
      of(visits, ({ jumpMs }) => jumpMs),
      seconds,
    ),
  ];
}

const of = <Visit>(
  [first, second]: Both<Visit>,
  figure: (visit: Visit) => number,
): Both<number> => [figure(first), figure(second)];

function row(
  what: string,
  asked: string,
  [before, after]: Both<number>,
  shown: (figure: number) => string,
): string {
  const ratio = before === 0 ? '' : (after / before).toFixed(2);
  return `| ${what} | ${shown(before)} | ${shown(after)} | ${ratio} | ${asked} |`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
