import { restaurant, telLink } from '@burger/shared/restaurant';

const [phone] = restaurant.phones;
export const PhoneLink = () => <a href={telLink(phone)}>{phone}</a>;
