import { restaurant } from '@burger/shared/restaurant';

const [phone] = restaurant.phones;

/** The restaurant's number, ready to be called. */
export const PhoneLink = () => <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>;
