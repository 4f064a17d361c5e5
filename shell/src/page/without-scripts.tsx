import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, Container, size, space } from '@burger/shared/ui';
import { messages } from '../messages';

const Strip = styled.aside`
  padding-block: ${space(1.5)};
  background: ${color.amberWash};
  color: ${color.amberInk};
  font-size: ${size.sm};
  text-align: center;
  a {
    color: inherit;
    font-weight: 700;
    white-space: nowrap;
  }
`;

const text = messages.withoutScripts;

/** How to order where scripts are switched off: everything can be read, nothing can be pressed. */
export function WithoutScripts() {
  const [phone] = restaurant.phones;
  return (
    <noscript>
      <Strip aria-label={text.label}>
        <Container>
          {text.lead} <a href={telLink(phone)}>{text.call(phone)}</a>
        </Container>
      </Strip>
    </noscript>
  );
}
