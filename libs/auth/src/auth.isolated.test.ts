// @vitest-environment jsdom
import { EMAIL_GRACE_CLAIM } from '@wbd/domain/accounts';
import { QueryClient } from '@wbd/query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

interface FakeUser {
  uid: string;
  email: string | null;
  phoneNumber: string | null;
  emailVerified: boolean;
  providerData: { providerId: string }[];
  getIdTokenResult: () => Promise<{
    claims: Record<string, unknown>;
    signInSecondFactor: string | null;
  }>;
}

interface FakeAuth {
  currentUser: FakeUser | null;
  authStateReady: () => Promise<void>;
}

const firebase = vi.hoisted(() => {
  const auth: FakeAuth = { currentUser: null, authStateReady: () => Promise.resolve() };
  return {
    auth,
    listener: vi.fn<(user: FakeUser | null) => void>(),
    signIn: vi.fn<() => Promise<{ user: FakeUser }>>(),
    signOut: vi.fn<() => Promise<void>>(),
    read: vi.fn<(path: string) => Promise<unknown>>(),
    startAnew: vi.fn<() => void>(),
  };
});

vi.mock('@wbd/firebase/auth', () => ({
  firebaseAuth: () => firebase.auth,
  onIdTokenChanged: (_auth: unknown, listener: (user: FakeUser | null) => void) => {
    firebase.listener.mockImplementation(listener);
    listener(firebase.auth.currentUser);
  },
  signInWithEmailAndPassword: firebase.signIn,
  signOut: firebase.signOut,
  proveApp: () => Promise.resolve(true),
}));
// jsdom has no database
vi.mock('./storage-trouble.ts', () => ({ watchStorage: () => undefined }));
vi.mock('./start-anew.ts', () => ({ startAnew: firebase.startAnew }));
vi.mock('@wbd/firebase/firestore', () => ({
  readDocument: (_schema: unknown, path: string) => firebase.read(path),
}));

const advisorUser: FakeUser = {
  uid: 'pro',
  email: 'pro@demo.wbd',
  phoneNumber: null,
  emailVerified: true,
  providerData: [{ providerId: 'password' }],
  getIdTokenResult: () => Promise.resolve({ claims: {}, signInSecondFactor: null }),
};

function userIs(user: FakeUser | null): void {
  firebase.auth.currentUser = user;
  firebase.listener(user);
}

/** Listeners of earlier pages, which are closed. */
const listeners: [string, EventListener][] = [];
const listen = addEventListener;
vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
  listeners.push([type, listener]);
  listen(type, listener);
});

/** Every test begins with a page that has just been opened. */
async function open() {
  vi.resetModules();
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  const auth = await import('./index.ts');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  auth.connectQueryClient(client);
  return { ...auth, client };
}

beforeEach(() => {
  firebase.auth.currentUser = null;
  localStorage.clear();
  firebase.startAnew.mockReset();
  firebase.read.mockReset().mockImplementation((path) => {
    if (path === 'advisors/pro') return Promise.resolve({ id: 'pro', code: 'pro', lv: 2 });
    return Promise.resolve(path === 'accounts/pro' ? { admin: true } : null);
  });
  firebase.signIn.mockReset().mockImplementation(() => {
    userIs(advisorUser);
    return Promise.resolve({ user: advisorUser });
  });
  firebase.signOut.mockReset().mockImplementation(() => {
    userIs(null);
    return Promise.resolve();
  });
});

describe('the login', () => {
  test('ROUTE-10.3 a kept login is found again with its advisor', async () => {
    firebase.auth.currentUser = advisorUser;
    const auth = await open();
    expect(auth.useAuth.getState().status).toBe('loading');
    expect(await auth.knownViewer()).toMatchObject({
      type: 'advisor',
      user: { uid: 'pro' },
      advisor: { code: 'pro' },
      isAdmin: true,
    });
  });

  test('ROUTE-10.3 a login without an advisor document is a customer', async () => {
    firebase.auth.currentUser = { ...advisorUser, uid: 'customer', phoneNumber: '+4915550000001' };
    const auth = await open();
    const user = { uid: 'customer', phone: '+4915550000001' };
    expect(await auth.knownViewer()).toMatchObject({ type: 'customer', user });
    expect(firebase.read).not.toHaveBeenCalledWith('accounts/customer');
  });

  test('the login is announced when its advisor and account have been read', async () => {
    firebase.auth.currentUser = advisorUser;
    const auth = await open();
    const read: string[] = [];
    auth.useAuth.subscribe(({ status }) => {
      if (status === 'signed-in') read.push(...firebase.read.mock.calls.map(([path]) => path));
    });
    await auth.knownViewer();
    expect(read).toEqual(['advisors/pro', 'accounts/pro']);
  });

  test('ROUTE-10.6 signing out clears the login and what was read for it', async () => {
    const { client, ...auth } = await open();
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    client.setQueryData(['customers'], ['Jörg Weiß-Özdemir']);
    await auth.signOut();
    expect(auth.useAuth.getState()).toEqual({ status: 'signed-out', user: null });
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(await auth.knownViewer()).toEqual({ type: 'visitor', user: null });
  });

  describe('when another tab changes who is signed in', () => {
    const KEY = 'wbd.signed-in';
    async function openSignedIn() {
      const { client, ...auth } = await open();
      await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
      client.setQueryData(['customers'], ['Jörg Weiß-Özdemir']);
      return { client, ...auth };
    }
    const tell = (uid: string | null) => {
      if (uid === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, uid);
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
    };

    test.each([null, 'other'])(
      'ROUTE-10 starts anew without the person before (%s)',
      async (uid) => {
        const { client, useAuth } = await openSignedIn();
        tell(uid);
        expect(firebase.startAnew).toHaveBeenCalledOnce();
        expect(useAuth.getState().status).toBe('loading');
        expect(client.getQueryData(['customers'])).toBeUndefined();
      },
    );

    test('ROUTE-10 reloads even when Firebase notices first', async () => {
      const { useAuth } = await openSignedIn();
      localStorage.setItem(KEY, 'other');
      userIs({ ...advisorUser, uid: 'other' });
      expect(firebase.startAnew).toHaveBeenCalledOnce();
      expect(useAuth.getState().status).toBe('loading');
    });

    test('reloads a page that the browser restores from its history', async () => {
      await openSignedIn();
      localStorage.removeItem(KEY);
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(firebase.startAnew).toHaveBeenCalledOnce();
    });

    test('does not reload for the same person, or for a value that an earlier release stored', async () => {
      await openSignedIn();
      tell('pro');
      tell('1');
      expect(firebase.startAnew).not.toHaveBeenCalled();
    });

    test("does not reload for the tab's own change", async () => {
      const { signOut, signInWithPassword } = await openSignedIn();
      await signOut();
      await signInWithPassword('pro@demo.wbd', 'demo1234');
      userIs({ ...advisorUser, uid: 'other' });
      await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBe('other'));
      expect(firebase.startAnew).not.toHaveBeenCalled();
    });

    test("keeps a visitor's page when someone signs in", async () => {
      const auth = await open();
      await auth.knownViewer();
      tell('pro');
      expect(firebase.startAnew).not.toHaveBeenCalled();
    });
  });

  test('ROUTE-10 another person who signs in elsewhere sees nothing of the one before', async () => {
    const { client, ...auth } = await open();
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    client.setQueryData(['customers'], ['Jörg Weiß-Özdemir']);
    const seen: (string | undefined)[] = [];
    auth.useAuth.subscribe(({ status, user }) => seen.push(user?.uid ?? status));
    userIs({ ...advisorUser, uid: 'other' });
    await vi.waitFor(() => expect(seen).toEqual(['loading', 'other']));
    expect(client.getQueryData(['customers'])).toBeUndefined();
    expect(await auth.knownViewer()).toMatchObject({ type: 'customer', user: { uid: 'other' } });
  });

  test('ROUTE-10 a visitor keeps data that was read before the login state was known', async () => {
    const { client, ...auth } = await open();
    client.setQueryData(['public-page'], 'page');
    await auth.knownViewer();
    expect(client.getQueryData(['public-page'])).toBe('page');
  });

  test('data that a visitor could not read is requested again after the sign-in', async () => {
    const { client, ...auth } = await open();
    client.setQueryData(['seminars', 'hidden'], null);
    client.setQueryData(['seminars', 'open'], 'seminar');
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    const isAskedAgain = (id: string) => client.getQueryState(['seminars', id])?.isInvalidated;
    expect([isAskedAgain('hidden'), isAskedAgain('open')]).toEqual([true, false]);
  });

  test('ROUTE-10.4 with a refreshed token what the server has changed since is read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const auth = await open();
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    firebase.read.mockResolvedValue({ id: 'pro', code: 'pro', lv: 0 });
    vi.setSystemTime(Date.now() + 60_000);
    userIs(advisorUser);
    await vi.waitFor(async () =>
      expect(await auth.knownViewer()).toMatchObject({ type: 'advisor', advisor: { lv: 0 } }),
    );
    vi.useRealTimers();
  });

  test('ROUTE-10 a refreshed token keeps the advisor when one read fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const auth = await open();
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    firebase.read.mockRejectedValue(new Error('unavailable'));
    vi.setSystemTime(Date.now() + 60_000);
    await auth.refreshViewer();
    expect(firebase.read).toHaveBeenCalledTimes(3);
    expect(await auth.knownViewer()).toMatchObject({ type: 'advisor', isAdmin: true });
    vi.useRealTimers();
  });

  test('a login whose advisor cannot be read is unknown, until the next attempt', async () => {
    firebase.auth.currentUser = advisorUser;
    const answers = firebase.read.getMockImplementation();
    firebase.read.mockRejectedValue(new Error('unavailable'));
    const auth = await open();
    expect(await auth.knownViewer()).toMatchObject({ type: 'unknown', user: { uid: 'pro' } });
    if (answers) firebase.read.mockImplementation(answers);
    await auth.refreshViewer();
    expect(await auth.knownViewer()).toMatchObject({ type: 'advisor', isAdmin: true });
  });

  test('ROUTE-04 signing out without a login succeeds', async () => {
    const auth = await open();
    await auth.signOut();
    expect(firebase.signOut).not.toHaveBeenCalled();
  });
});

describe('signing in with a password', () => {
  test('AUTH-02 ends once the portal knows the advisor', async () => {
    const auth = await open();
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    expect(auth.useAuth.getState().status).toBe('signed-in');
    expect(auth.client.getQueryData(['advisors', 'uid', 'pro'])).toMatchObject({ code: 'pro' });
  });

  test('AUTH-04 an address that was not confirmed stays outside, also with a kept login', async () => {
    const unconfirmed = { ...advisorUser, emailVerified: false };
    firebase.signIn.mockImplementation(() => {
      userIs(unconfirmed);
      return Promise.resolve({ user: unconfirmed });
    });
    const auth = await open();
    const seen: string[] = [];
    auth.useAuth.subscribe(({ status }) => seen.push(status));
    await expect(auth.signInWithPassword('pro@demo.wbd', 'demo1234')).rejects.toMatchObject({
      code: 'auth/email-not-verified',
    });
    expect(firebase.signOut).toHaveBeenCalledOnce();
    expect(seen).not.toContain('signed-in');
  });

  test('AUTH-04 a new advisor enters without having confirmed the address, for some days', async () => {
    const graceUntil = (time: number) => () =>
      Promise.resolve({
        claims: { [EMAIL_GRACE_CLAIM]: Math.floor(time / 1000) },
        signInSecondFactor: null,
      });
    const newcomer = (end: number) => {
      const user = { ...advisorUser, emailVerified: false, getIdTokenResult: graceUntil(end) };
      firebase.signIn.mockImplementation(() => {
        userIs(user);
        return Promise.resolve({ user });
      });
    };
    const auth = await open();
    newcomer(Date.now() + 60_000);
    await auth.signInWithPassword('pro@demo.wbd', 'demo1234');
    expect(auth.useAuth.getState().status).toBe('signed-in');
    newcomer(Date.now() - 60_000);
    await expect(auth.signInWithPassword('pro@demo.wbd', 'demo1234')).rejects.toMatchObject({
      code: 'auth/email-not-verified',
    });
    expect(auth.useAuth.getState().status).toBe('signed-out');
  });

  test('a person who is in stays in while it cannot be looked up whether the address still may wait', async () => {
    const user = { ...advisorUser, emailVerified: false };
    const auth = await open();
    await auth.startAuth();
    userIs({ ...user, getIdTokenResult: () => Promise.reject(new Error('offline')) });
    await vi.waitFor(() => expect(auth.useAuth.getState().status).toBe('signed-out'));
    const claims = { [EMAIL_GRACE_CLAIM]: Date.now() / 1000 + 60 };
    userIs({
      ...user,
      getIdTokenResult: () => Promise.resolve({ claims, signInSecondFactor: null }),
    });
    await vi.waitFor(() => expect(auth.useAuth.getState().status).toBe('signed-in'));
    const states: string[] = [];
    auth.useAuth.subscribe(({ status }) => states.push(status));
    userIs({ ...user, getIdTokenResult: () => Promise.reject(new Error('offline')) });
    await vi.waitFor(() => expect(states).toEqual(['signed-in']));
  });

  test.each([
    ['AUTH-03', 'auth/invalid-credential', 'auth/invalid-credentials'],
    ['AUTH-03', 'auth/user-not-found', 'auth/invalid-credentials'],
    ['ADMIN-05', 'auth/user-disabled', 'auth/blocked'],
    ['AUTH-05', 'auth/network-request-failed', 'auth/unavailable'],
    ['AUTH-05', 'auth/too-many-requests', 'auth/too-many-requests'],
    ['AUTH-05', 'auth/firebase-app-check-token-is-invalid.', 'auth/unproven'],
    ['AUTH-05', 'auth/something-new', 'auth/unknown'],
  ])('%s %s is told as %s', async (_row, code, expected) => {
    firebase.signIn.mockRejectedValue(Object.assign(new Error(code), { code }));
    const auth = await open();
    await expect(auth.signInWithPassword('a@b.de', 'x')).rejects.toMatchObject({
      name: 'AuthError',
      code: expected,
    });
  });
});
