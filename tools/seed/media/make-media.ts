/**
 * node tools/seed/media/make-media.ts [--pictures] [name …]
 *
 * Draws the demo films and pictures into files/, or the pictures alone. Needs Chromium, and ffmpeg for films. It runs only
 * when the catalogue changes; the results are under version control.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CATALOGUE, type Film, type Picture } from './catalogue.ts';
import { ToolError } from '../../emulators/tool-error.ts';

const FILES = path.join(import.meta.dirname, 'files');
const FRAMES_PER_SECOND = 20;
/** The moment that says most about a film: everything is drawn, the speaker talks. */
const THUMBNAIL_MOMENT = 0.72;

const HANDOUT = 'seminar-unterlagen';

const PICTURES = '--pictures';
const chosen = process.argv.slice(2).filter((argument) => argument !== PICTURES);
const onlyPictures = process.argv.includes(PICTURES);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.setContent(
    `<style>${fontFace()} body{margin:0;background:transparent}</style><body></body>`,
  );
  for (const item of CATALOGUE) {
    if (chosen.length > 0 && !chosen.includes(item.name)) continue;
    console.log(item.name);
    await page.setViewportSize(item.size);
    if (item.kind === 'film' && !onlyPictures) await makeFilm(page, item);
    await makePicture(page, item);
  }
  const wantsHandout = chosen.length === 0 ? !onlyPictures : chosen.includes(HANDOUT);
  if (wantsHandout) await makeHandout(page);
} finally {
  await browser.close();
}

function fontFace(): string {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const font = readFileSync(file).toString('base64');
  return `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${font})}`;
}

/** What participants take home: one page. */
async function makeHandout(page: Page): Promise<void> {
  await page.setContent(`<html lang="de"><title>Altersvorsorge ohne Fachchinesisch</title>
    <style>${fontFace()} body{font:400 12pt/1.5 Figtree;color:#23304a;margin:2cm} h1{font-size:24pt;margin:0 0 .2em} h2{font-size:14pt;margin:1.4em 0 .3em}</style>
    <p>Unterlagen zum Seminar</p><h1>Altersvorsorge ohne Fachchinesisch</h1><p>Clara Weiß</p>
    <h2>Drei Fragen für den Anfang</h2><ol><li>Wie viel brauchst du im Monat, wenn du nicht mehr arbeitest?</li><li>Was kommt davon sicher – und was nur vielleicht?</li><li>Was davon willst du noch in diesem Jahr regeln?</li></ol>
    <h2>Was du mitbringst</h2><ul><li>deine letzte Renteninformation</li><li>eine Liste deiner Verträge</li><li>deine Fragen</li></ul>
    <p>Diese Unterlagen gehören zu den Beispieldaten und sind keine Beratung.</p></html>`);
  await page.pdf({ path: path.join(FILES, `${HANDOUT}.pdf`), format: 'A4' });
}

type Drawing = Pick<Film | Picture, 'scene' | 'size'>;

async function draw(page: Page, { scene, size }: Drawing, t: number): Promise<void> {
  await page.evaluate(
    async (svg) => {
      document.body.innerHTML = svg;
      await document.fonts.ready;
    },
    scene(size, t),
  );
}

async function makeFilm(page: Page, film: Film): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-c:v', 'mjpeg'],
      ...['-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
      ...(film.sound ? soundInput(film.seconds) : []),
      ...['-c:v', 'libx264', '-preset', 'slower', '-crf', '26', '-pix_fmt', 'yuv420p'],
      ...(film.sound ? ['-c:a', 'aac', '-b:a', '48k', '-ac', '1'] : ['-an']),
      ...['-movflags', '+faststart', path.join(FILES, `${film.name}.mp4`)],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'exit');
  const frames = film.seconds * FRAMES_PER_SECOND;
  for (let frame = 0; frame < frames; frame += 1) {
    await draw(page, film, frame / frames);
    const image = await page.screenshot({ type: 'jpeg', quality: 94 });
    if (!ffmpeg.stdin.write(image)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await ended;
  if (ffmpeg.exitCode !== 0) throw new ToolError(`ffmpeg could not make ${film.name}`);
}

/** A soft chord that swells and fades: enough to hear that a film has sound. */
function soundInput(seconds: number): string[] {
  const chord = [220, 277.18, 329.63].map((tone) => `0.05*sin(2*PI*${tone}*t)`).join('+');
  const swell = `(${chord})*sin(PI*t/${seconds})`;
  return ['-f', 'lavfi', '-t', String(seconds), '-i', `aevalsrc='${swell}':s=44100`];
}

async function makePicture(page: Page, item: Film | Picture): Promise<void> {
  const scene = (item.kind === 'film' ? item.thumbnail : undefined) ?? item.scene;
  await draw(page, { scene, size: item.size }, THUMBNAIL_MOMENT);
  const omitBackground = item.kind === 'picture' && item.transparent;
  const image = await page.screenshot({ type: 'png', omitBackground });
  const webp = await page.evaluate(encodeWebp, image.toString('base64'));
  writeFileSync(path.join(FILES, `${item.name}.webp`), Buffer.from(webp, 'base64'));
}

/** Runs in the browser, whose encoder is the one that is at hand. @returns base64 */
async function encodeWebp(png: string): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
