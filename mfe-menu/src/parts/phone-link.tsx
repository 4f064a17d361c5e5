import { restaurant, telLink } from '@burger/shared/restaurant';

const [phone] = restaurant.phones;

/** The restaurant's number, ready to be called. */
export const PhoneLink = () => <a href={telLink(phone)}>{phone}</a>;
