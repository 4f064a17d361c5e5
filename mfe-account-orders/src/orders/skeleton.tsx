import orders from '@burger/restaurant/pages/orders.json';
import { inPageLanguage } from '@burger/shared/i18n';
import { pageRules } from '@burger/shared/shop/page';
import { fillText, ownFacts } from '@burger/shared/restaurant';
import type { TextByPlace } from '@burger/shared/platform/storage';
import { css, styled } from '@burger/shared/styled';
import {
  ButtonLink,
  PreHydrationSwitch,
  Skeleton,
  Stack,
  useHydrated,
  VisuallyHidden,
} from '@burger/shared/ui';
import { from, space } from '@burger/shared/theme';
import { useMemo } from 'react';
import { messages } from '../messages/en';
import { answerHeight, OrdersBlank } from '../parts/blank-page';
import type { StoredHeadline } from './stored-orders';
import { Band, Dishes, Frame, Heading, Soft, Time, Words } from './card-styles';

const texts = messages.orders;
const { empty } = inPageLanguage('mfe-account-orders/orders-text', orders);
const facts = { ...ownFacts, leastMinutes: `${pageRules.delivery.minutes}` };

export const NoOrders = () => (
  <OrdersBlank
    picture="hero-cutout"
    title={texts.emptyTitle}
    action={<ButtonLink to="/menu">{texts.browse}</ButtonLink>}
  >
    {fillText(empty, facts)}
  </OrdersBlank>
);

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Glance = styled.div`
  display: grid;
  grid-template-columns: 3.5rem 3.5rem 1fr;
  gap: ${space(1.5)} ${space(1)};
  align-items: center;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 3.5rem 3.5rem 1fr 7rem;
    > :nth-child(n + 3) {
      grid-column: auto;
    }
  }
`;

/** As high as the orders page without orders, so that content below does not move. */
const Shapes = styled.div`
  height: ${answerHeight};
  overflow: hidden;
  mask-image: linear-gradient(#000 70%, transparent);
`;

/** The cached headline. It hides the placeholder shapes that follow it. */
const cachedPlace = css`
  &:empty {
    display: none;
  }
  &:not(:empty) ~ [data-until-seen] {
    display: none;
  }
`;
const CachedHeading = styled(Heading).attrs({ as: 'p' })`
  ${cachedPlace}
`;
const CachedDishes = styled(Dishes)`
  ${cachedPlace}
`;

// The page's first script fills these elements before hydration.
const placeOf = (cached: TextByPlace) => (name: string) => ({
  'data-seen': name,
  suppressHydrationWarning: true,
  children: cached[name] ?? '',
});

const CardShape = ({ cached }: { cached?: TextByPlace }) => {
  const place = cached && placeOf(cached);
  return (
    <Frame aria-hidden>
      <Stack>
        {place && (
          <Band>
            <Soft {...place('above')} />
            <Time {...place('time')} />
            <Words {...place('words')} />
            <Soft {...place('below')} />
          </Band>
        )}
        <Row>
          {place && <CachedHeading {...place('number')} />}
          <Skeleton data-until-seen $width="9rem" $height="1.25rem" />
          <Skeleton $width="6.5rem" $height="2rem" />
        </Row>
        <Glance>
          <Skeleton $height="3.5rem" />
          <Skeleton $height="3.5rem" />
          {place && <CachedDishes {...place('dishes')} />}
          <Skeleton data-until-seen $height="1.5rem" />
          <Skeleton $height="1.5rem" />
        </Glance>
        <Row>
          <Skeleton $width="10rem" $height="2.75rem" />
        </Row>
      </Stack>
    </Frame>
  );
};

/**
 * Placeholder while the orders load: cards with the cached headline, or the view of a customer without
 * orders.
 */
export function OrdersSkeleton({ headline }: { headline: Pick<StoredHeadline, 'recall'> }) {
  const hydrated = useHydrated();
  const cached = useMemo(() => (hydrated ? headline.recall() : undefined), [hydrated, headline]);
  const none = cached && Object.keys(cached).length === 0;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{messages.orders.loading}</VisuallyHidden>
      <Stack $gap={3}>
        <Row>
          <Skeleton $width="4rem" />
          <Skeleton $width="7.5rem" $height="2.75rem" />
        </Row>
        <PreHydrationSwitch
          stored="no-orders"
          answer={cached === undefined ? undefined : none === true}
          yes={<NoOrders />}
          no={
            <Shapes>
              <Stack $gap={3}>
                <CardShape cached={cached ?? {}} />
                <CardShape />
              </Stack>
            </Shapes>
          }
        />
      </Stack>
    </div>
  );
}
