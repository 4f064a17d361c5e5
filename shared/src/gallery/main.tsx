import { globalCss } from '@burger/shared/ui/global-css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GalleryPage } from './gallery-page';

const look = document.createElement('style');
look.textContent = globalCss;
document.head.append(look);

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MemoryRouter>
    <GalleryPage />
  </MemoryRouter>,
);
