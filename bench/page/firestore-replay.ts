import { createServer } from 'node:http';
import { publicPageSchema, type PublicPage } from '@wbd/domain/pages';
import { anAdvisor } from '@wbd/domain/testing';
import { portOf } from '../serving/static-server.ts';

const THUMB = 'seminars/thumb/bench.jpg';

/** An advisor's page with as much on it as the demo's fullest one; its pictures and videos are no part of the measure. */
export const benchPage: PublicPage = publicPageSchema.parse({
  id: 'pro',
  uid: 'bench-advisor',
  code: 'pro',
  firstName: 'Paula',
  lastName: 'Prohaska',
  heroText: 'Deine Finanzen, verständlich erklärt',
  heroSubtext: 'Unabhängig, _persönlich_ und auf den Punkt',
  loop: null,
  intro: null,
  introThumb: null,
  logo: null,
  hasOwnPage: true,
  testimonials: items(4).map((id) => ({
    id,
    url: 'testimonials/video/bench.mp4',
    thumb: THUMB,
    customer: `Kundin ${id}`,
    quote: 'Endlich verstehe ich, wofür ich spare.',
  })),
  seminars: items(5).map((id) => ({
    id,
    title: `Seminar ${id}: Vermögen aufbauen`,
    thumb: THUMB,
    hasTrailer: true,
    advisorName: 'Paula Prohaska',
  })),
  experts: items(4).map((id) => ({
    id,
    description: `Coaching ${id}\nWas du wissen solltest`,
    thumb: THUMB,
    hasTrailer: false,
    advisorName: 'Paula Prohaska',
  })),
});

/** Whose page it is. */
export const benchAdvisor = anAdvisor({
  id: benchPage.uid,
  code: benchPage.code,
  bookingslink: 'https://termine.example/paula',
  firstName: benchPage.firstName,
  lastName: benchPage.lastName,
});

function items(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}`);
}

export interface FirestoreReplay {
  port: number;
  close: () => Promise<void>;
}

/** Answers every read of a document with one public page, in the form of Firestore's REST interface. */
export async function replayFirestore(projectId: string): Promise<FirestoreReplay> {
  const name = `projects/${projectId}/databases/(default)/documents/publicPages/${benchPage.id}`;
  const time = new Date().toISOString();
  const { fields } = encodeMap(benchPage);
  const found = { name, fields, createTime: time, updateTime: time };
  const body = JSON.stringify([{ found, readTime: time }]);
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-max-age': '3600',
    });
    response.end(request.method === 'OPTIONS' ? '' : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function encodeMap(value: object): { fields: Record<string, unknown> } {
  return {
    fields: Object.fromEntries(
      Object.entries(value).map(([key, field]: [string, unknown]) => [key, encode(field)]),
    ),
  };
}

function encode(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: `${value}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return value instanceof Object ? { mapValue: encodeMap(value) } : { nullValue: null };
}
