import { pressing } from './early-press';

const pressed = jest.fn();

function area(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).id), {
    once: true,
  });
  return document.querySelector('main')!;
}

afterEach(() => pressed.mockReset());

const two =
  '<button type="button" aria-label="Add tea" id="tea">+</button><button type="button" id="chai"><b>Chai</b></button>';

test('what was pressed is pressed again', () => {
  const place = area(two);
  pressing(place.querySelector('b')!, place)?.();
  expect(pressed).toHaveBeenCalledWith('chai');
});

test.each(['tea', 'chai'])('where it was replaced, the button of its name is: %s', (id) => {
  const place = area(two);
  const press = pressing(place.querySelector(`#${id}`)!, place);
  place.innerHTML = two;
  press?.();
  expect(pressed).toHaveBeenCalledWith(id);
});

test('where there is none of its name, nothing is', () => {
  const place = area(two);
  const press = pressing(place.querySelector('#tea')!, place);
  place.innerHTML = '<button>Coffee</button>';
  press?.();
  expect(pressed).not.toHaveBeenCalled();
});

test.each(['<a href="/"><b>Menu</b></a>', '<button type="submit"><b>Send</b></button>'])(
  '%s is left to others',
  (html) => {
    const place = area(html);
    expect(pressing(place.querySelector('b')!, place)).toBeNull();
  },
);
