import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { pressing, replayChanges } from './use-queued-input';

function Form() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [veg, setVeg] = useState(false);
  const [stars, setStars] = useState('');
  const [topic, setTopic] = useState('');
  return (
    <form>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <input type="checkbox" checked={veg} onChange={(event) => setVeg(event.target.checked)} />
      {['1', '5'].map((value) => (
        <input
          key={value}
          type="radio"
          name="stars"
          value={value}
          checked={stars === value}
          onChange={() => setStars(value)}
        />
      ))}
      <select value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option value="">Choose</option>
        <option value="catering">Catering</option>
      </select>
      <output>{[name, note, String(veg), stars, topic].join('|')}</output>
    </form>
  );
}

function page() {
  const area = document.createElement('div');
  document.body.replaceChildren(area);
  area.innerHTML = renderToString(<Form />);
  const [name, veg, , five] = area.querySelectorAll('input');
  return {
    area,
    name: name!,
    veg: veg!,
    five: five!,
    note: area.querySelector('textarea')!,
    topic: area.querySelector('select')!,
    said: () => area.querySelector('output')!.textContent,
    takeOver() {
      act(() => void hydrateRoot(area, <Form />));
      act(() => replayChanges(area));
    },
  };
}

test('what was typed, ticked and chosen before the code came is there afterwards', () => {
  const { name, note, veg, five, topic, said, takeOver } = page();
  name.value = 'Asha';
  note.value = 'No onions';
  veg.click();
  five.click();
  topic.value = 'catering';
  takeOver();
  expect(said()).toBe('Asha|No onions|true|5|catering');
});

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

test.each([
  ['pressed again', 'b', null, ['chai']],
  ['replaced, and the button of its label is pressed', '#tea', two, ['tea']],
  ['replaced, and the button of its text is pressed', '#chai', two, ['chai']],
  ['gone, and nothing is pressed', '#tea', '<button>Coffee</button>', []],
])('what was pressed is %s', (_what, at, next, ids) => {
  const place = area(two);
  const press = pressing(place.querySelector(at)!, place);
  if (next) place.innerHTML = next;
  press?.();
  expect(pressed.mock.calls.flat()).toEqual(ids);
});

test.each(['<a href="/"><b>Menu</b></a>', '<button type="submit"><b>Send</b></button>'])(
  '%s is left to others',
  (html) => {
    const place = area(html);
    expect(pressing(place.querySelector('b')!, place)).toBeNull();
  },
);
