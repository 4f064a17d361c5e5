import type { Exposure } from '@burger/shared/contracts';
import { sendMessage } from '../contact/compose-contact';
import { lateMap } from '../contact/late-map';
import { ContactPage as View } from '../contact/contact-page';

export const ContactPage = () => <View sendMessage={sendMessage} map={lateMap} />;

({ ContactPage }) satisfies Exposure<'mfe-content', './ContactPage'>;
