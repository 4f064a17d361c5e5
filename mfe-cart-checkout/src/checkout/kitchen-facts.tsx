import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** A list of facts about the kitchen, each with its icon. */
export const Facts = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${size.sm};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(1.5)};
    align-items: start;
  }
  svg {
    margin-top: 0.2rem;
    color: ${color.flameInk};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  li:has(a:only-child) svg {
    margin-top: 0.85rem;
  }
`;

const { address, links } = restaurant;

/** Where the kitchen is, in words. */
export const KitchenAddress = () => (
  <>
    {address.street}, {address.locality}, {address.city} {address.postalCode}
  </>
);

/** The way there, as one of its facts; beside the address, where that does not stand already. */
export const KitchenMap = ({ children }: { children?: ReactNode }) => (
  <li>
    <MapPin aria-hidden size={18} />
    <div>
      {children}
      <a href={links.map} target="_blank" rel="noreferrer">
        {messages.kitchen.map}
      </a>
    </div>
  </li>
);
