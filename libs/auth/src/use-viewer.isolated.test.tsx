// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { advisorQuery } from '@wbd/data/advisors';
import { anAdvisor } from '@wbd/domain/testing';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LOADING, SIGNED_OUT, useAuth } from './auth-store.ts';
import { useOwnAdvisor } from './use-viewer.ts';

const CLARA = {
  uid: 'clara',
  email: 'clara@example.org',
  phone: null,
  emailConfirmed: true,
  secondFactor: false,
};

const onRender = vi.fn<() => void>();

function OwnCode() {
  return <p>{useOwnAdvisor()?.code ?? 'none'}</p>;
}

function show() {
  const client = new QueryClient();
  const advisor = anAdvisor({ id: CLARA.uid, code: 'clara' });
  client.setQueryData(advisorQuery(CLARA.uid).queryKey, advisor);
  render(
    <QueryClientProvider client={client}>
      <Profiler id="page" onRender={onRender}>
        <OwnCode />
      </Profiler>
    </QueryClientProvider>,
  );
}

const become = (auth: ReturnType<typeof useAuth.getState>) => {
  act(() => {
    useAuth.setState(auth, true);
  });
};

afterEach(() => {
  cleanup();
  useAuth.setState(LOADING, true);
  onRender.mockReset();
});

test('a page does not render again once the login state is known to be signed out', () => {
  show();
  become(SIGNED_OUT);
  expect(onRender).toHaveBeenCalledOnce();
});

test('the signed-in advisor appears with the login and disappears with it', () => {
  show();
  become({ status: 'signed-in', user: CLARA });
  expect(screen.getByText('clara')).toBeTruthy();
  become(SIGNED_OUT);
  expect(screen.getByText('none')).toBeTruthy();
});
