import type { Exposure } from '@burger/shared/contracts';
import { sendMessage } from '../compose-contact';
import { lateMap } from '../late/late-map';
import { ContactPage as View } from '../pages/contact-page';

export const ContactPage = () => <View sendMessage={sendMessage} map={lateMap} />;

({ ContactPage }) satisfies Exposure<'mfe-content', './ContactPage'>;
