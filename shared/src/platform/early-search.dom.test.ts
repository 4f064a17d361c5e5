import { endEarlySearch, searchEarly } from './early-search';

const dish = (name: string, about: string) =>
  `<li><h3>${name}</h3><p class="about">${about}</p><button>Add</button></li>`;

const input = () => document.querySelector('input')!;
const results = () => document.querySelector('div')!;

function type(text: string) {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('section, li')]
    .filter((element) => element.style.display !== 'none')
    .map((element) => element.querySelector('h3')?.textContent);

const whole = ['Egg Burger', 'Egg Burger', 'Paneer Burger', 'Cold Coffee', 'Cold Coffee'];

beforeAll(() => searchEarly());

beforeEach(() => {
  document.body.innerHTML = `<input type="search" /><div data-early-search="">
    <section><ul>${dish('Egg Burger', 'Fried egg')}${dish('Paneer Burger', 'Crisp')}</ul></section>
    <section><ul>${dish('Cold Coffee', 'With ice')}</ul></section></div>`;
});

test.each([
  ['paneer', ['Egg Burger', 'Paneer Burger']],
  ['BURGER crisp', ['Egg Burger', 'Paneer Burger']],
  ['ice', ['Cold Coffee', 'Cold Coffee']],
])('the query "%s" hides dishes without its words and empty sections', (query, names) => {
  type(query);
  expect(visible()).toEqual(names);
});

test.each(['', '  ', 'chai', 'add'])('the query "%s" hides nothing', (query) => {
  type('ice');
  type(query);
  expect(visible()).toEqual(whole);
});

test('the early results stay until the menu has results of its own, which later queries leave alone', () => {
  type('ice');
  endEarlySearch(results(), '');
  expect(visible()).toEqual(['Cold Coffee', 'Cold Coffee']);
  endEarlySearch(results(), 'ice');
  expect(visible()).toEqual(whole);
  type('paneer');
  expect(visible()).toEqual(whole);
});

test('without an early query the menu filters from the start', () => {
  endEarlySearch(results(), '');
  type('ice');
  expect(visible()).toEqual(whole);
});
