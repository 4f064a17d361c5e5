import * as kit from '@burger/shared/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LivingPage } from '../gallery/gallery-page';
import { pieces } from '../gallery/pieces';

// Layout has no states of its own; the page itself is made of it.
const layout = [
  'Container',
  'FirstGuess',
  'Lead',
  'PageBody',
  'PageTitle',
  'SectionTitle',
  'Stack',
  'VisuallyHidden',
];

test('every piece of the kit is on the living page', () => {
  render(
    <MemoryRouter>
      <LivingPage />
    </MemoryRouter>,
  );
  const exported = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  const shown = pieces.map(({ name }) => name);
  expect([...shown, ...layout].sort()).toEqual(exported.sort());
  for (const name of shown) expect(screen.getByRole('region', { name })).toBeInTheDocument();
});
