/**
 * npm run bench:upload: uploads a film of 1 GiB to the local portal, which has to run, and kills the browser ten times
 * while it does. The table goes into docs/performance.md. The exit code is 1 when more than one part was sent again after
 * a kill, when the stored file is another one, or when the page took too much memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolvePorts } from '../../tools/emulators/ports.ts';
import { HOST, WORKSPACE_ROOT } from '../../tools/emulators/workspace.ts';
import { DEMO_ADVISORS, DEMO_PASSWORD } from '../../tools/seed/demo.ts';
import { writeReport } from '../report.ts';
import { writeLargeFilm } from './film.ts';
import { live, type Life } from './life.ts';
import { deleteStored, findQuickVideo, hashOf } from './stored.ts';

const MIB = 1024 * 1024;
const FILM_BYTES = 1024 * MIB;
const KILLS = 10;
const MOST_MEMORY = 300 * MIB;

const origin = `http://${HOST}:${resolvePorts(process.env).portal}`;
const isThere = await fetch(origin).then(
  ({ ok }) => ok,
  () => false,
);
if (!isThere) {
  console.error(`${origin} does not answer: start the local portal first, with npm start.`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-upload-'));
try {
  const film = path.join(folder, 'ein-gigabyte.mp4');
  const hash = writeLargeFilm(
    path.join(WORKSPACE_ROOT, 'tools/seed/media/files/etf.mp4'),
    film,
    FILM_BYTES,
  );
  const title = `Ein Gigabyte ${Date.now()}`;
  const job = {
    ...{ origin, title, film },
    profile: path.join(folder, 'profile'),
    advisor: { email: DEMO_ADVISORS.pro.email, password: DEMO_PASSWORD },
  };
  const began = performance.now();
  const lives: Life[] = [];
  for (let number = 1; number <= KILLS + 1; number++) {
    const killAt = number > KILLS ? null : (FILM_BYTES * number) / (KILLS + 1);
    const life = await live({ ...job, killAt });
    lives.push(life);
    console.log(`${number}: ${life.parts.length} parts from ${mib(life.parts[0]?.offset ?? NaN)}`);
  }
  const seconds = (performance.now() - began) / 1000;
  const stored = await findQuickVideo(title);
  const isSame = (await hashOf(stored.path, FILM_BYTES)) === hash;
  await deleteStored(stored.document);

  const kills = lives.slice(0, -1).map((life, index) => afterKill(life, lives[index + 1]));
  const memory = Math.max(...lives.map((life) => life.memory));
  await writeReport('bench:upload', report(kills, lives, { isSame, seconds }));
  const failures = [
    ...kills.flatMap(({ partsAgain }, index) =>
      partsAgain > 1 ? [`kill ${index + 1}: ${partsAgain} parts were sent again`] : [],
    ),
    ...(isSame ? [] : ['the stored file is another one']),
    ...(memory > MOST_MEMORY ? [`the page took ${mib(memory)} MiB`] : []),
  ];
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Kill {
  /** bytes that had been put on their way */
  sent: number;
  /** size of the last part, which the kill may have interrupted */
  lastPart: number;
  /** where the next browser went on */
  resumedAt: number;
  partsAgain: number;
}

function afterKill({ parts }: Life, next: Life | undefined): Kill {
  const last = parts.at(-1);
  const resumedAt = next?.parts[0]?.offset;
  if (!last || resumedAt === undefined) throw new Error('A browser sent nothing');
  return {
    sent: last.offset + last.bytes,
    lastPart: last.bytes,
    resumedAt,
    partsAgain: parts.filter(({ offset, bytes }) => offset + bytes > resumedAt).length,
  };
}

function report(
  kills: readonly Kill[],
  lives: readonly Life[],
  { isSame, seconds }: { isSame: boolean; seconds: number },
): string {
  const sent = lives.flatMap(({ parts }) => parts).reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = kills.map((kill, index) =>
    [
      index + 1,
      mib(kill.sent),
      mib(kill.lastPart),
      mib(kill.resumedAt),
      mib(kill.sent - kill.resumedAt),
      mib(lives[index]?.memory ?? NaN),
    ].join(' | '),
  );
  return [
    '| kill | put on its way, MiB | last part, MiB | went on at, MiB | sent again, MiB | memory of the page, MiB |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    `${mib(sent)} MiB were sent for a file of ${mib(FILM_BYTES)} MiB, in ${seconds.toFixed(0)} s with ${KILLS} starts of the browser; the last page took ${mib(lives.at(-1)?.memory ?? NaN)} MiB. The stored file has ${isSame ? 'the same hash' : 'another hash'}. ${lives.slice(1).filter(({ signedIn }) => signedIn).length} of the later browsers had to sign in again.`,
  ].join('\n');
}

function mib(bytes: number): string {
  return (bytes / MIB).toFixed(1);
}
