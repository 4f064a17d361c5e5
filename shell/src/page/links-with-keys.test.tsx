import { BrowserRouter, Link, useHref, useLocation, useNavigate } from '@burger/shared/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const key = '0123456789abcdef0123456789abcdef';

function Page() {
  const go = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to={`/track/${key}`}>Follow</Link>
      <p>{useHref(`/track/${key}`)}</p>
      <button onClick={() => void go(`/unsubscribe/${key}`)}>Leave</button>
      <Link to="/menu#rolls">Rolls</Link>
    </>
  );
}

const at = (address: string, basename = '/') => {
  history.pushState(null, '', address);
  render(
    <BrowserRouter basename={basename}>
      <Page />
    </BrowserRouter>,
  );
};
const rendered = () => screen.getByRole('heading').textContent;
const address = () => location.pathname + location.hash;

test.each([
  [`/track#${key}`, '/', `/track/${key}`, `/track#${key}`],
  [`/track/${key}`, '/', `/track/${key}`, `/track#${key}`],
  [`/kn/unsubscribe/${key}`, '/kn', `/unsubscribe/${key}`, `/kn/unsubscribe#${key}`],
  [`/menu#${key}`, '/', '/menu', `/menu#${key}`],
  ['/track#top', '/', '/track', '/track#top'],
])(
  'the page at %s reads the key from the hash, which browsers never send to a server',
  (opened, base, path, reported) => {
    at(opened, base);
    expect([rendered(), address()]).toEqual([path, reported]);
  },
);

test("links, shared URLs and navigation keep an order's key behind #", async () => {
  at('/');
  expect(screen.getByRole('link', { name: 'Follow' })).toHaveAttribute('href', `/track#${key}`);
  expect(screen.getByText(`/track#${key}`)).toBeVisible();
  await userEvent.click(screen.getByText('Follow'));
  expect([rendered(), address()]).toEqual([`/track/${key}`, `/track#${key}`]);
  await userEvent.click(screen.getByText('Leave'));
  expect([rendered(), address()]).toEqual([`/unsubscribe/${key}`, `/unsubscribe#${key}`]);
  await userEvent.click(screen.getByText('Rolls'));
  expect([rendered(), address()]).toEqual(['/menu', '/menu#rolls']);
});
