import { sessionText } from '@burger/shared/platform/storage';
import { styled } from '@burger/shared/styled';
import { color, from, radius, shadow, size, space } from '@burger/shared/theme';
import { useState } from 'react';
import type { Switches } from './switches';

const Device = styled.div`
  display: none;
  ${from.tablet} {
    display: grid;
    gap: ${space(1)};
    justify-content: center;
  }
  iframe {
    width: 24.375rem;
    max-width: 100%;
    height: 44rem;
    border: ${space(1)} solid ${color.night};
    border-radius: ${space(4)};
    background: ${color.page};
    box-shadow: ${shadow.raised};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  button {
    min-height: 2.75rem;
    padding-inline: ${space(1.5)};
    border: 1.5px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.card};
    color: ${color.ink};
    font: inherit;
    font-size: ${size.sm};
    cursor: pointer;
    &[aria-pressed='true'] {
      border-color: ${color.flameInk};
      font-weight: 700;
    }
  }
`;

/** On phones the pages themselves are as near. */
const Links = styled.p`
  ${from.tablet} {
    display: none;
  }
`;

const pages = { '/menu': 'Menu', '/': 'Home', '/checkout': 'Checkout', '/orders': 'My Orders' };

// The offers of a first visit are dialogs, which would take the focus from this page. The keys are those of
// `mfe-account-orders/src/sign-in/device.ts`.
function declineOffers(): void {
  for (const offer of ['sign-in', 'location']) sessionText(`burger.declined.${offer}`).write('yes');
}

/** The running site in a frame of a phone's width. It loads anew when a remote is stopped or delayed. */
export function Preview({ faults }: Pick<Switches, 'faults'>) {
  const [path, setPath] = useState('/menu');
  useState(declineOffers);
  return (
    <>
      <Device>
        <Choices role="group" aria-label="Page in the frame">
          {Object.entries(pages).map(([to, label]) => (
            <button key={to} type="button" aria-pressed={to === path} onClick={() => setPath(to)}>
              {label}
            </button>
          ))}
        </Choices>
        <iframe
          key={`${path} ${JSON.stringify(faults)}`}
          title="The site, running"
          src={path}
          loading="lazy"
        />
      </Device>
      <Links>
        Open <a href="/menu">the menu</a>, add a dish, and come back.
      </Links>
    </>
  );
}
