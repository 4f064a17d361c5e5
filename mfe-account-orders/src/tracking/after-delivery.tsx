import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, ButtonLink } from '@burger/shared/ui';
import { color, from, size, space } from '@burger/shared/theme';
import { MessageCircle, Star } from 'lucide-react';
import { messages } from '../messages/en';
import { CallLink } from './call-link';
import { followMessages as texts } from './messages/en';

const Box = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
`;

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const { googleReview } = restaurant.links;

/** How to reach the restaurant about a delivered order, and where to review it if there is a public page. */
export const AfterDelivery = () => (
  <Box>
    <Soft>{texts.page.wrong}</Soft>
    <Ways>
      <CallLink />
      <ButtonLink to="/contact" $kind="secondary">
        <MessageCircle aria-hidden size={18} />
        {messages.help.contact}
      </ButtonLink>
      {googleReview && (
        <Button as="a" $kind="quiet" href={googleReview} target="_blank" rel="noopener">
          <Star aria-hidden size={18} />
          {texts.page.review}
        </Button>
      )}
    </Ways>
  </Box>
);
