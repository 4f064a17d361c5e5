import { pageRules } from '@burger/shared/page-shop';
import { formatTime, openDays, restaurant, telLink } from '@burger/shared/restaurant';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import {
  buttonLook,
  ButtonLink,
  color,
  Container,
  font,
  headerHeight,
  Lead,
  PageBody,
  PageTitle,
  pictureUrl,
  size,
  space,
  type ButtonLook,
} from '@burger/shared/ui';
import { Footer } from '../layout/footer';
import { Logo } from '../layout/logo';
import { messages } from '../messages';

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  height: ${headerHeight};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  color: ${color.ink};
  font: 800 ${size.xl} ${font.display};
  text-decoration: none;
`;

const Centre = styled(PageBody)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: calc(100vh - ${headerHeight});
  text-align: center;
`;

/** The page of no route: the service worker shows it where another cannot be had. */
export const offlinePath = '/offline';

/** In one size: which of several a browser would ask for, nobody could have kept before. */
export const offlinePicture = pictureUrl('hero-cutout', 480);

const Dish = styled.img`
  width: min(20rem, 70%);
  transform: rotate(8deg);
  height: auto;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
`;

const AgainLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

const text = messages.offline;
const { phones } = restaurant;
const { hours } = pageRules;

/** What a visitor without network sees of a page that is not kept. It has no scripts. */
export function OfflinePage() {
  return (
    <>
      <header>
        <Bar>
          <Brand to="/">
            <Logo />
            {restaurant.name}
          </Brand>
        </Bar>
      </header>
      <Centre as="main">
        <Dish src={offlinePicture} alt="" width={480} height={480} />
        <PageTitle>{text.title}</PageTitle>
        <Lead>{text.lead}</Lead>
        <Actions>
          {/* An empty address is that of the page that was asked for. */}
          <AgainLink href="">{text.again}</AgainLink>
          <ButtonLink to="/menu" $kind="secondary">
            {text.menu}
          </ButtonLink>
        </Actions>
        <p>
          {text.call} <a href={telLink(phones[0])}>{phones[0]}</a>
          <br />
          {text.hours(openDays(pageRules), formatTime(hours.opens), formatTime(hours.closes))}
        </p>
      </Centre>
      <Footer />
    </>
  );
}
