import { pageRules } from '@burger/shared/page-shop';
import { formatTime, openDays, restaurant, telLink } from '@burger/shared/restaurant';
import { Link } from '@burger/shared/router';
import { messages } from '../messages';
import { About, Address, Brand, Calls, Columns, Ground, Links, Small, Title } from './footer-look';
import { Logo } from './logo';
import { LanguageLinks } from './language-links';
import { footerLinks } from './links';

const { address, phones, emails, grievanceOfficer } = restaurant;
const { gst, hours } = pageRules;
const text = messages.footer;

/** The end of every page: links, address, hours, contact and what the law asks for. */
export function Footer() {
  return (
    <Ground>
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
          <p>
            {text.hours(openDays(pageRules), formatTime(hours.opens), formatTime(hours.closes))}
          </p>
          <p>{text.lastOrders(formatTime(hours.lastOrders))}</p>
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
          {text.grievance(grievanceOfficer.name)},{' '}
          <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>,{' '}
          <a href={telLink(grievanceOfficer.phone)}>{grievanceOfficer.phone}</a>
        </span>
        <span>
          {text.data} <Link to="/privacy">{text.privacy}</Link>
        </span>
        <span>{text.rights(restaurant.since, restaurant.name)}</span>
      </Small>
    </Ground>
  );
}
