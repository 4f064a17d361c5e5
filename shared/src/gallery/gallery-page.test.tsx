import * as kit from '@burger/shared/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GalleryPage, pieces } from './gallery-page';

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

test('every piece of the kit is in the gallery', () => {
  render(
    <MemoryRouter>
      <GalleryPage />
    </MemoryRouter>,
  );
  const exported = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  const shown = pieces.map(({ name }) => name);
  expect([...shown, ...layout].sort()).toEqual(exported.sort());
  for (const name of shown) expect(screen.getByRole('region', { name })).toBeInTheDocument();
});
