import type { Exposure } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import { Skeleton } from '@burger/shared/ui';
import { ContactPage as View, createSendMessage } from '../contact/contact-page';
import { lazyPart } from '../parts/lazy-part';
import { postContact } from '../parts/site-api';

const sendMessage = createSendMessage(postContact, wait);

const map = lazyPart(
  () =>
    import(/* webpackChunkName: "area-map" */ '../visit/area-map').then(({ AreaMap }) => AreaMap),
  <Skeleton $height="16rem" />,
);

export const ContactPage = () => <View sendMessage={sendMessage} map={map} />;

({ ContactPage }) satisfies Exposure<'mfe-content', './ContactPage'>;
