import { resolvePorts } from '../../tools/emulators/ports.ts';
import { HOST, PROJECT_ID } from '../../tools/emulators/workspace.ts';

/** The most writes that Firestore takes at once. */
const AT_ONCE = 500;

const parent = `projects/${PROJECT_ID}/databases/(default)/documents`;
const commit = `http://${HOST}:${resolvePorts(process.env).firestore}/v1/${parent}:commit`;
// the emulator takes this token as the server's own
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const nameOf = (index: number) =>
  `${parent}/customers/benchcrowd${String(index).padStart(10, '0')}`;
const text = (value: string) => ({ stringValue: value });
const NONE = { nullValue: null };

/** Stores so many customers of an advisor: Kim Nr 00000 and on. Those of an earlier run are written once more. */
export async function storeCrowd(advisor: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    const writes = Array.from({ length }, (_, index) => ({
      update: customer(advisor, from + index),
    }));
    const answer = await fetch(commit, {
      method: 'POST',
      headers,
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The customers were not written: ${await answer.text()}`);
  }
}

function customer(advisor: string, index: number): object {
  const number = String(index).padStart(5, '0');
  const fields = {
    advisor: text(advisor),
    firstName: text('Kim'),
    lastName: text(`Nr ${number}`),
    email: text(`nr${number}@mail.example`),
    phone: text(`+49155${number}00`),
    bday: text(`${1950 + (index % 50)}-03-12`),
    job: text(index % 2 === 0 ? 'Student' : 'Rentner'),
    lastContact: NONE,
    registered: { timestampValue: '2026-01-05T09:00:00Z' },
    proven: { booleanValue: false },
    inviteBy: NONE,
  };
  return { name: nameOf(index), fields };
}
