import { formatTime, restaurant } from '@burger/shared/restaurant';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, Container, font, from, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { dial } from './dial';
import { Logo } from './logo';
import { LanguageLinks } from './language-links';
import { footerLinks } from './links';

const Ground = styled.footer`
  background: ${color.night};
  color: ${color.onNightSoft};
  font-size: ${size.sm};
  /* On phones a bar of the page may stand over the end of the footer. */
  padding-block: ${space(7)} ${space(12)};
  ${from.desktop} {
    padding-bottom: ${space(5)};
  }
  ${from.tablet} {
    padding-bottom: ${space(6)};
  }
  a {
    color: ${color.onNight};
    text-decoration: none;
    display: inline-flex;
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
  gap: ${space(5)};
  ${from.tablet} {
    grid-template-columns: 1.4fr 1fr 1.3fr 1.3fr;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(1)};
  color: ${color.onNight};
  font-size: ${size.md};
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-bottom: ${space(1)};
  color: ${color.onNight};
  font: 800 ${size.xl} ${font.display};
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  column-gap: ${space(4)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: 1fr;
  }
`;

const Small = styled(Container)`
  margin-top: ${space(5)};
  padding-top: ${space(3)};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  font-size: ${size.xs};
`;

const Address = styled.address`
  font-style: normal;
`;

const { address, hours, phones, emails, grievanceOfficer, gst } = restaurant;
const text = messages.footer;

/** The end of every page: links, address, hours, contact and what the law asks for. */
export function Footer() {
  return (
    <Ground>
      <Columns>
        <div>
          <Brand>
            <Logo /> {restaurant.name}
          </Brand>
          <p>{restaurant.tagline}</p>
          <LanguageLinks />
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
        <div>
          <Title>{text.visit}</Title>
          <Address>
            {address.street}, {address.locality}, {address.city} {address.postalCode}
          </Address>
          <p>{text.hours(formatTime(hours.opens), formatTime(hours.closes))}</p>
          <p>{text.lastOrders(formatTime(hours.lastOrders))}</p>
        </div>
        <div>
          <Title>{text.talk}</Title>
          {phones.map((phone) => (
            <p key={phone}>
              <a href={dial(phone)}>{phone}</a>
            </p>
          ))}
          <p>
            <a href={`mailto:${emails.hello}`}>{emails.hello}</a>
          </p>
        </div>
      </Columns>
      <Small as="section" aria-label={text.legal}>
        <span>{restaurant.legalName}</span>
        <span>{text.fssai(restaurant.fssai)}</span>
        {gst.scheme !== 'unregistered' && <span>{text.gstin(gst.gstin)}</span>}
        <span>
          {text.grievance(grievanceOfficer.name)},{' '}
          <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>,{' '}
          <a href={dial(grievanceOfficer.phone)}>{grievanceOfficer.phone}</a>
        </span>
        <span>{text.rights(restaurant.since, restaurant.name)}</span>
      </Small>
    </Ground>
  );
}
