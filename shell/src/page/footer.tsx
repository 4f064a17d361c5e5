import { pageRules } from '@burger/shared/shop/page';
import { officerInWords, restaurant, telLink } from '@burger/shared/restaurant';
import { openingTimes } from '@burger/shared/hours';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, font, from, size, space } from '@burger/shared/theme';
import { Container } from '@burger/shared/ui';
import { Fragment } from 'react';
import { messages } from '../messages/en';
import { footerLinks, LanguageLinks, Logo } from './parts';

const Ground = styled.footer`
  background: ${color.night};
  color: ${color.onNightSoft};
  font-size: ${size.sm};
  padding-block: ${space(3)};
  ${from.tablet} {
    padding-block: ${space(5)};
  }
  a {
    color: ${color.onNight};
    text-decoration: none;
    display: inline-flex;
    overflow-wrap: anywhere;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  a:hover {
    text-decoration: underline;
  }
  :focus-visible {
    outline-color: ${color.amber};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)} ${space(5)};
  ${from.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
  }
  ${from.desktop} {
    grid-template-columns: 1fr 1fr 1fr auto;
  }
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  > p:last-child {
    width: 100%;
  }
  ${from.tablet} {
    grid-column: 1 / -1;
  }
  ${from.desktop} {
    display: block;
    grid-column: auto;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(0.5)};
  color: ${color.onNight};
  font-size: ${size.md};
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.onNight};
  font: 800 min(${size.xl}, 8vw) ${font.display};
  white-space: nowrap;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2.5)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    column-gap: ${space(4)};
  }
`;

const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2.5)};
  ${from.tablet} {
    display: grid;
  }
`;

// The legally required facts about the business, as one paragraph to save room.
const Small = styled(Container)`
  margin-top: ${space(3)};
  font-size: ${size.xs};
  span:not(:last-child)::after {
    content: ' · ';
  }
  a {
    display: inline;
    text-decoration: underline;
  }
`;

const Address = styled.address`
  font-style: normal;
  max-width: 20rem;
`;

const { address, phones, emails, grievanceOfficer } = restaurant;
const { gst } = pageRules;
const text = messages.footer;

export function Footer() {
  return (
    <Ground data-late="">
      <Columns>
        <About>
          <Brand>
            <Logo /> {restaurant.name}
          </Brand>
          <LanguageLinks />
          <p>{restaurant.tagline}</p>
        </About>
        <div>
          <Title>{text.visit}</Title>
          <Address>
            {address.street}, {address.locality}, {address.city} {address.postalCode}
          </Address>
          {openingTimes(pageRules).map(({ text: times, lastOrders }) => (
            <Fragment key={times}>
              <p>{times}</p>
              <p>{text.lastOrders(lastOrders)}</p>
            </Fragment>
          ))}
        </div>
        <div>
          <Title>{text.talk}</Title>
          <Calls>
            {phones.map((phone) => (
              <a key={phone} href={telLink(phone)}>
                {phone}
              </a>
            ))}
            <a href={`mailto:${emails.hello}`}>{emails.hello}</a>
          </Calls>
        </div>
        <nav aria-label={text.label}>
          <Title>{text.explore}</Title>
          <Links>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Links>
        </nav>
      </Columns>
      <Small as="section" aria-label={text.legal}>
        <span>{restaurant.legalName}</span>
        <span>{text.fssai(restaurant.fssai)}</span>
        {gst.scheme !== 'unregistered' && <span>{text.gstin(gst.gstin)}</span>}
        <span>
          {text.grievance(officerInWords(grievanceOfficer))},{' '}
          <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>,{' '}
          <a href={telLink(grievanceOfficer.phone)}>{grievanceOfficer.phone}</a>
        </span>
        <span>
          <Link to="/privacy">{text.privacy}</Link> · <Link to="/terms">{text.terms}</Link>
        </span>
        <span>{text.rights(restaurant.since, restaurant.name)}</span>
      </Small>
    </Ground>
  );
}
