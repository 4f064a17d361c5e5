import { aBus, renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha } from '../testing/people';
import type { MyData } from './my-data';
import { AccountPage } from './account-page';

const details = { name: 'Asha', phone: '', address: '', landmark: '' };

function setUp(changes: Partial<MyData> = {}) {
  const bus = aBus();
  const requests: unknown[] = [];
  bus.on('session/sign-in-requested').subscribe((event) => requests.push(event));
  const cases: MyData = {
    start: async () => details,
    consents: {
      read: async () => ({ isOffered: false, isElsewhere: false, consents: [] }),
      end: async () => undefined,
    },
    save: async () => undefined,
    download: async () => undefined,
    erase: async () => {
      signOut();
      return 'erased';
    },
    ...changes,
  };
  const signOut = () => act(() => bus.emit('session/changed', { status: 'signed-out' }));
  renderPage(<AccountPage bus={bus} loadCases={async () => cases} />);
  const signIn = () =>
    act(async () => bus.emit('session/changed', { status: 'signed-in', user: asha }));
  return { requested: requests, signIn, signOut, user: userEvent.setup() };
}

test('a signed-out visitor of the account page gets a Sign In button', async () => {
  const { requested, signOut, user } = setUp();
  signOut();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(requested).toEqual([{ skippable: false }]);
});

test('account details that failed to load can be loaded again', async () => {
  let fails = true;
  const { signIn, user } = setUp({
    start: () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(details)),
  });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not load your data');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
});
