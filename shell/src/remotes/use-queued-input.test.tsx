import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { addArea, areaIsMissing, endArea } from './press-queue';
import { earlyPresses, heldNow, queuedPressName } from './queued-press';
import { replayChanges, takeEarlyPresses } from './use-queued-input';

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

test('values typed before hydration are kept and reported to React', () => {
  const { name, note, veg, five, topic, said, takeOver } = page();
  name.value = 'Asha';
  note.value = 'No onions';
  veg.click();
  five.click();
  topic.value = 'catering';
  takeOver();
  expect(said()).toBe('Asha|No onions|true|5|catering');
});

describe('clicks before the code has loaded', () => {
  const done: string[] = [];
  let stop = () => {};

  /** Creates two parts of a page whose code is loading. A click is handled once its part has code. */
  function twoParts(menu = '', header = '') {
    document.body.innerHTML = `<main>${menu}</main><header>${header}</header><form id="sent"><input id="field"></form><a href="/offers" id="link">Offers</a>`;
    const parts = {
      main: document.querySelector('main')!,
      header: document.querySelector('header')!,
    };
    document.body.addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      done.push((event.target as Element).id);
    });
    addArea(parts.main, () => undefined);
    addArea(parts.header, () => undefined);
    return parts;
  }
  const at = (id: string) => document.getElementById(id)!;
  const early = (...ids: string[]) =>
    Reflect.set(
      globalThis,
      queuedPressName,
      ids.map((id) => [at(id), heldNow(document)]),
    );
  const settle = () => act(async () => jest.advanceTimersByTimeAsync(100));
  const button = (id: string) => `<button type="button" id="${id}">${id}</button>`;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    stop();
    for (const part of document.querySelectorAll('main, header')) endArea(part);
    jest.runAllTimers();
    document.body.replaceWith(document.createElement('body'));
    done.length = 0;
  });

  test('three clicks before the code has loaded are replayed in sequence afterwards', async () => {
    const { main } = twoParts(['tea', 'chai', 'lassi'].map(button).join(''));
    early('tea', 'chai', 'tea');
    stop = takeEarlyPresses();
    expect(earlyPresses()).toEqual([]);
    at('lassi').click();
    done.length = 0;
    endArea(main);
    await settle();
    expect(done).toEqual(['tea', 'chai', 'tea', 'lassi']);
  });

  test('a click whose early dialog the visitor closes is not replayed, and later clicks do not wait for it', async () => {
    const template = '<template data-early-dialog="1"><dialog></dialog></template>';
    const { main } = twoParts(button('tea'), button('cart') + template + button('account'));
    stop = takeEarlyPresses();
    at('cart').click();
    at('tea').click();
    done.length = 0;
    endArea(main);
    await settle();
    expect(done).toEqual([]);
    document.querySelector<HTMLDialogElement>('body > dialog')!.close();
    await settle();
    expect(done).toEqual(['tea']);
    endArea(document.querySelector('header')!);
    await settle();
    expect(done).toEqual(['tea']);
  });

  test('a queued click waits for an earlier one in a part whose code loads later', async () => {
    const { main, header } = twoParts(button('tea'), button('cart'));
    early('tea', 'cart');
    stop = takeEarlyPresses();
    endArea(header);
    await settle();
    expect(done).toEqual([]);
    endArea(main);
    await settle();
    expect(done).toEqual(['tea', 'cart']);
  });

  test('a click and a link wait for an earlier queued click even when their own code has loaded', async () => {
    const { main, header } = twoParts(button('tea'), button('cart'));
    early('tea');
    stop = takeEarlyPresses();
    endArea(header);
    at('cart').click();
    at('link').click();
    expect(done).toEqual([]);
    endArea(main);
    await settle();
    expect(done).toEqual(['tea', 'cart', 'link']);
  });

  test.each([
    ['failed to load', (main: Element) => areaIsMissing(main, true)],
    ['has not loaded after 10 s', () => jest.advanceTimersByTime(10_000)],
  ])(
    'a click overtakes a queued one whose code %s, which is replayed later',
    async (_what, wait) => {
      const { main, header } = twoParts(button('tea'), button('cart'));
      early('tea', 'cart');
      stop = takeEarlyPresses();
      endArea(header);
      wait(main);
      await settle();
      expect(done).toEqual(['cart']);
      endArea(main);
      await settle();
      expect(done).toEqual(['cart', 'tea']);
    },
  );

  test('each replayed click sees the field value at its time, and the field keeps the last value', async () => {
    const { main } = twoParts(button('apply') + button('other'));
    const field = at('field') as HTMLInputElement;
    main.append(field);
    const observed: string[] = [];
    at('apply').addEventListener('click', () => observed.push(field.value));
    const press = () => {
      const stored = earlyPresses();
      Reflect.set(globalThis, queuedPressName, [...stored, [at('apply'), heldNow(document)]]);
    };
    Reflect.set(globalThis, queuedPressName, []);
    field.value = 'FAMILY5';
    press();
    Reflect.set(globalThis, queuedPressName, [...earlyPresses(), [at('other'), heldNow(document)]]);
    field.value = 'WELCOME';
    press();
    field.value = 'Asha';
    stop = takeEarlyPresses();
    endArea(main);
    await settle();
    expect(observed).toEqual(['FAMILY5', 'WELCOME']);
    expect(field.value).toBe('Asha');
  });

  test('a queued click on a button that another version has replaced goes to the button of that name', async () => {
    const { main } = twoParts('<button type="button" aria-label="Add tea" id="tea">+</button>');
    early('tea');
    stop = takeEarlyPresses();
    main.innerHTML = '<button type="button" aria-label="Add tea" id="new">+</button>';
    endArea(main);
    await settle();
    expect(done).toEqual(['new']);
  });

  test.each(['pointerdown', 'touchend', 'mousedown', 'pointercancel'])(
    'a %s does not reach a part until its code has loaded',
    (kind) => {
      const { main } = twoParts(['tea'].map(button).join(''));
      stop = takeEarlyPresses();
      const received = jest.fn();
      main.addEventListener(kind, received);
      at('tea').dispatchEvent(new Event(kind, { bubbles: true }));
      expect(received).not.toHaveBeenCalled();
      endArea(main);
      at('tea').dispatchEvent(new Event(kind, { bubbles: true }));
      expect(received).toHaveBeenCalledTimes(1);
    },
  );

  test('a link clicked with no queued clicks is left to the browser', () => {
    twoParts();
    stop = takeEarlyPresses();
    at('link').click();
    expect(done).toEqual(['link']);
  });
});
