import { storedText, localText } from '@burger/shared/platform/storage';
import { declinedOffers, whenSomebodyMoves, whenUndisturbed } from './device';

beforeEach(() => jest.useFakeTimers());
afterEach(() => void (document.body.innerHTML = ''));

test('whenUndisturbed calls back after three quiet seconds, unless cancelled', () => {
  const [run, cancelled] = [jest.fn(), jest.fn()];
  whenUndisturbed(cancelled, jest.fn())();
  whenUndisturbed(run, jest.fn());
  jest.advanceTimersByTime(2500);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(2500);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test.each([
  ['another dialog is open', '<dialog open></dialog>'],
  ['a menu in the header is open', '<header><button aria-expanded="true"></button></header>'],
  ['a field has the focus', '<input>'],
])('whenUndisturbed waits while %s', (_name, html) => {
  document.body.innerHTML = html;
  document.querySelector('input')?.focus();
  const run = jest.fn();
  whenUndisturbed(run, jest.fn());
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  jest.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['searches the menu', '<input type="search">', () => new Event('input', { bubbles: true })],
  ['opens a dish', '<dialog open data-address></dialog>', () => new Event('pointerdown')],
])('whenUndisturbed never calls back for a visitor who %s', (_name, html, sign) => {
  document.body.innerHTML = html;
  const run = jest.fn();
  const whenOrdering = jest.fn();
  whenUndisturbed(run, whenOrdering);
  document.body.firstElementChild?.dispatchEvent(sign());
  jest.advanceTimersByTime(1000);
  document.body.innerHTML = '';
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  expect(whenOrdering).toHaveBeenCalledTimes(1);
});

test('whenSomebodyMoves calls back once on the first user input', () => {
  const run = jest.fn();
  whenSomebodyMoves(run);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('declined sign-in is offered again after 30 days, a declined location in the next session', () => {
  let at = Date.UTC(2026, 10, 23);
  const inMemory = (key: string) => storedText(() => new Map() as never, key);
  const tab = () => declinedOffers(inMemory, localText, () => at);
  const first = tab();
  first.add('sign-in');
  first.add('location');
  expect([tab().has('sign-in'), tab().has('location')]).toEqual([true, false]);
  expect(first.has('location')).toBe(true);
  const second = tab();
  second.addForVisit('location');
  expect([second.has('location'), tab().has('location')]).toEqual([true, false]);
  at += 30 * 24 * 3_600_000 - 1;
  expect(tab().has('sign-in')).toBe(true);
  at += 1;
  expect(tab().has('sign-in')).toBe(false);
  second.addForVisit('sign-in');
  expect([second.has('sign-in'), tab().has('sign-in')]).toEqual([true, false]);
});
