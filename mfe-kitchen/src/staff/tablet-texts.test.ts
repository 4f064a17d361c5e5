import { addTexts } from '@burger/shared/i18n';
import { menuIn } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import { anOrder } from '../testing/an-order';

const paneer = published.dishes.find(({ groups }) => groups.includes('spice-hot'))!;
const spice = published.groups.find(({ id }) => id === 'spice-hot')!;
const line = {
  ...anOrder().lines[0]!,
  ...{ dishId: paneer.id, name: paneer.name, choices: [spice.choices[1]!.name, 'Gone by now'] },
  chosen: [{ group: 'spice-hot', choice: spice.choices[1]!.id }],
};

/** Loads the texts before the code, like a tablet in this language. */
async function tabletIn(language: 'kn' | 'hi') {
  const { texts } =
    language === 'kn' ? await import('./messages/kn') : await import('./messages/hi');
  addTexts(texts);
  return {
    ...(await import('../dish-names')),
    ...(await import('../printing/documents/printouts')),
  };
}

test('a Kannada tablet shows dish and options in Kannada and English, untranslated ones in English', async () => {
  const menu = menuIn(published, 'v', 'kn');
  const { lineInLanguage } = await tabletIn('kn');
  const own = menu.dishes.find(({ id }) => id === paneer.id)!.name;
  expect(own).toMatch(/[\u0C80-\u0CFF]/);
  const message = lineInLanguage(line, menu);
  expect(message).toMatchObject({ name: own, english: paneer.name });
  expect(message.choices[0]?.name).toMatch(/[\u0C80-\u0CFF]/);
  expect(message.choices[0]?.english).toBe(spice.choices[1]!.name);
  expect(message.choices[1]).toEqual({ name: 'Gone by now', english: null });
  expect(lineInLanguage({ ...line, dishId: 999 }, menu)).toMatchObject({
    ...{ name: paneer.name, english: null },
  });
  expect(lineInLanguage(line, null).name).toBe(paneer.name);
});

test('the ticket of a Kannada tablet is in Kannada with the English dish name below', async () => {
  const { blocksOf } = await tabletIn('kn');
  const menu = menuIn(published, 'v', 'kn');
  const order = anOrder({ lines: [line] });
  const ticket = blocksOf({ kind: 'ticket', order }, published.rules, menu);
  expect(ticket).toContainEqual({ is: 'line', text: 'ಡೆಲಿವರಿ', size: 'large' });
  expect(ticket).toContainEqual({ is: 'under', text: paneer.name });
  expect(ticket.find(({ is }) => is === 'dish')).toMatchObject({
    text: expect.stringMatching(/^2 × .*[\u0C80-\u0CFF]/) as string,
  });
});
