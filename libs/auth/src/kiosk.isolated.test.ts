import { patient } from '@wbd/tools/host-speed';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SecondStep } from './second-factor.ts';
import type { Kiosk } from './kiosk.ts';

const login = vi.hoisted(() => ({
  signInWithPassword: vi.fn<(email: string, password: string) => Promise<SecondStep | null>>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
vi.mock('./sign-in.ts', () => login);

const kiosk: Kiosk = {
  advisor: 'advisor-1',
  email: 'frieda@example.org',
  seminar: 'seminar-1',
  session: null,
};

/** Like the browser's: stored values are own properties. */
class MemoryStorage {
  getItem(key: string): string | null {
    const entry = Object.entries(this).find(([name]) => name === key);
    return entry === undefined ? null : String(entry[1]);
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

const replace = vi.fn<(to: string) => void>();
let local: MemoryStorage;
let session: MemoryStorage;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  login.signInWithPassword.mockResolvedValue(null);
  login.signOut.mockResolvedValue();
  local = new MemoryStorage();
  session = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', { replace });
});

/** As a document finds it. */
async function load() {
  const { useAuth } = await import('./auth-store.ts');
  const { AuthError } = await import('./auth-error.ts');
  return { ...(await import('./kiosk.ts')), useAuth, AuthError };
}
// the first time everything has to be compiled
beforeAll(load, patient(60_000));
const loadInKiosk = () => {
  local.setItem('wbd.kiosk', JSON.stringify(kiosk));
  return load();
};
const signedIn = (uid: string) => ({
  status: 'signed-in' as const,
  user: { uid, email: kiosk.email, phone: null, emailConfirmed: true, secondFactor: false },
});

test.each([
  ['/action/advisor-1/seminar/seminar-1', true],
  ['/legal/agb', true],
  ['/legal/datenschutz', true],
  ['/legal/', false],
  ['/', false],
  ['/auth', false],
  ['/intern/crm', false],
  ['/action/meine-daten', false],
  ['/action/kiosk/seminar-1', false],
  ['/action/advisor-1/seminar/seminar-2', false],
  ['/action/advisor-2/seminar/seminar-1', false],
  ['/legal/agb/intern', false],
])('%s is open to guests: %s', async (path, isOpen) => {
  const { isKioskPlace } = await load();
  expect(isKioskPlace(kiosk, path)).toBe(isOpen);
});

test('survives a reload, uncleared, and ignores what it cannot read', async () => {
  expect((await loadInKiosk()).useKiosk.getState()).toEqual({ kiosk, phase: 'clearing' });
  vi.resetModules();
  local.setItem('wbd.kiosk', '{"advisor":');
  expect((await load()).useKiosk.getState().kiosk).toBeNull();
});

test('the next guest finds no login and nothing stored but what is the advisor’s', async () => {
  const { nextGuest, useKiosk } = await loadInKiosk();
  for (const key of ['wbd.own-name', 'wbd.positions', 'wbd.upload:a', 'theme'])
    local.setItem(key, 'x');
  session.setItem('wbd.registration.a.b', 'typed');
  const next = nextGuest(kiosk);
  expect(useKiosk.getState().phase).toBe('leaving');
  await next;
  expect(login.signOut).toHaveBeenCalledOnce();
  expect(Object.keys(local).toSorted()).toEqual([
    'theme',
    'wbd.kiosk',
    'wbd.positions',
    'wbd.upload:a',
  ]);
  expect(Object.keys(session)).toEqual([]);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/action/advisor-1/seminar/seminar-1');
});

test('does not start when the browser cannot store it', async () => {
  const { startKiosk } = await load();
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => {
    startKiosk(kiosk);
  }).toThrow('full');
  expect(replace).not.toHaveBeenCalled();
});

test('with a first guest it is stored before the sign-in, and taken back when that fails', async () => {
  const { AuthError, startKioskWithGuest, useKiosk } = await load();
  const wrong = startKioskWithGuest(kiosk, () => {
    expect(local.getItem('wbd.kiosk')).not.toBeNull();
    return Promise.reject(new AuthError('auth/invalid-code'));
  });
  await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-code' });
  expect(local.getItem('wbd.kiosk')).toBeNull();
  expect(useKiosk.getState().kiosk).toBeNull();
  await startKioskWithGuest(kiosk, () => Promise.resolve());
  expect(useKiosk.getState()).toEqual({ kiosk, phase: 'ready' });
});

test('a guest sees nothing while the login before could not be ended', async () => {
  const { AuthError, clearForGuest, useKiosk } = await loadInKiosk();
  login.signOut.mockRejectedValueOnce(new AuthError('auth/unknown'));
  await expect(clearForGuest()).rejects.toThrow();
  expect(useKiosk.getState().phase).toBe('clearing');
  await clearForGuest();
  expect(useKiosk.getState().phase).toBe('ready');
});

describe('ends', () => {
  test('with the password of who started it', async () => {
    const { endKiosk, useAuth, useKiosk } = await loadInKiosk();
    useAuth.setState(signedIn(kiosk.advisor), true);
    await endKiosk(kiosk, 'right');
    expect(login.signInWithPassword).toHaveBeenCalledExactlyOnceWith(kiosk.email, 'right');
    expect(local.getItem('wbd.kiosk')).toBeNull();
    expect(useKiosk.getState().kiosk).toBeNull();
  });

  test('not with a wrong one', async () => {
    const { AuthError, endKiosk } = await loadInKiosk();
    login.signInWithPassword.mockRejectedValueOnce(new AuthError('auth/invalid-credentials'));
    await expect(endKiosk(kiosk, 'wrong')).rejects.toMatchObject({
      code: 'auth/invalid-credentials',
    });
    expect(local.getItem('wbd.kiosk')).not.toBeNull();
  });

  test('not with that of another login that has the address by now', async () => {
    const { endKiosk, useAuth } = await loadInKiosk();
    useAuth.setState(signedIn('advisor-2'), true);
    await expect(endKiosk(kiosk, 'right')).rejects.toMatchObject({
      code: 'auth/invalid-credentials',
    });
    expect(login.signOut).toHaveBeenCalledOnce();
    expect(local.getItem('wbd.kiosk')).not.toBeNull();
  });

  test('with the right one of an advisor whose address has to be confirmed first', async () => {
    const { AuthError, endKiosk } = await loadInKiosk();
    login.signInWithPassword.mockRejectedValueOnce(new AuthError('auth/email-not-verified'));
    await endKiosk(kiosk, 'right');
    expect(local.getItem('wbd.kiosk')).toBeNull();
  });

  test('with the right one of an admin, who gives the code on the sign-in page', async () => {
    const { endKiosk } = await loadInKiosk();
    const never = () => Promise.reject(new Error('nobody asked for a code'));
    const step = { phone: '+…01', sendCode: never, confirm: never };
    login.signInWithPassword.mockResolvedValueOnce(step);
    await endKiosk(kiosk, 'right');
    expect(local.getItem('wbd.kiosk')).toBeNull();
  });
});
