import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, from, radius, shadow, size, space } from '@burger/shared/ui';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { faqMessages as text } from './messages';
import { chatLink, closes, mainPhone, opens } from '../parts/restaurant-texts';

const Tiles = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Tile = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  align-items: center;
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.ink};
  text-decoration: none;
  box-shadow: ${shadow.card};
  &:hover {
    box-shadow: ${shadow.raised};
  }
  svg {
    grid-row: span 2;
    color: ${color.flameInk};
  }
  span {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    overflow-wrap: anywhere;
  }
`;

/** Phone, email and chat, for what the answers did not answer. */
export function ContactTiles() {
  const { hello } = restaurant.emails;
  return (
    <Tiles>
      <Tile href={telLink(mainPhone)}>
        <Phone aria-hidden size={26} />
        <strong>{text.call}</strong>
        <span>{mainPhone}</span>
      </Tile>
      <Tile href={`mailto:${hello}`}>
        <Mail aria-hidden size={26} />
        <strong>{text.write}</strong>
        <span>{hello}</span>
      </Tile>
      <Tile href={chatLink(text.chatText)} target="_blank" rel="noopener">
        <MessageCircle aria-hidden size={26} />
        <strong>{text.chat}</strong>
        <span>{text.chatLead(opens, closes)}</span>
      </Tile>
    </Tiles>
  );
}
