import type { Exposure } from '@burger/shared/contracts';
import { sendMessage } from '../compose-contact';
import { ContactPage as View } from '../pages/contact-page';

export const ContactPage = () => <View sendMessage={sendMessage} />;

({ ContactPage }) satisfies Exposure<'mfe-content', './ContactPage'>;
