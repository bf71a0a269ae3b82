import { afterAll, beforeAll, describe, test } from 'vitest';
import { ROLES } from './roles.ts';
import { createWorld, expectDecision, type World } from './world.ts';

let world: World;

const PUBLIC = ['hero', 'testimonials', 'seminars', 'expert_videos'];
const PRIVATE = ['knowledge_videos', 'knowledge_videos_for_customers', 'elsewhere'];
const RETRY_MS = 5_000;
const NOT_FOUND = 'storage/object-not-found';

beforeAll(async () => {
  world = await createWorld();
}, 60_000);

afterAll(() => world.close());

const cells = [...PUBLIC, ...PRIVATE].flatMap((folder) => ROLES.map((role) => ({ folder, role })));

/** A file that is not there is told only to those who may read it. */
async function mayGet(path: string, role: (typeof ROLES)[number]): Promise<boolean> {
  try {
    await world.as(role).storage().ref(path).getMetadata();
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === NOT_FOUND;
  }
}

describe('RULE-01 every folder, role and operation is decided', () => {
  test.each(cells)('$folder: $role get', async ({ folder, role }) => {
    const allowed = PUBLIC.includes(folder);
    const request = (await mayGet(`${folder}/video/a.mp4`, role))
      ? Promise.resolve()
      : Promise.reject(Object.assign(new Error('denied'), { code: 'permission-denied' }));
    await expectDecision(request, allowed);
  });
  test.each(cells)('$folder: $role may not list', async ({ folder, role }) => {
    await expectDecision(world.as(role).storage().ref(`${folder}/video`).listAll(), false);
  });
  test.each(cells)('$folder: $role may not create, update or delete', async ({ folder, role }) => {
    const storage = world.as(role).storage();
    // an emulator that is gone shall fail the test, not keep it waiting
    storage.setMaxUploadRetryTime(RETRY_MS);
    storage.setMaxOperationRetryTime(RETRY_MS);
    const file = storage.ref(`${folder}/video/${role}.mp4`);
    const upload = async () => {
      await file.put(new Uint8Array([1, 2, 3]), { contentType: 'video/mp4' });
    };
    await expectDecision(upload(), false);
    await expectDecision(file.updateMetadata({ contentType: 'image/png' }), false);
    await expectDecision(file.delete(), false);
  });
});
