import type { SpokenTexts } from '@burger/shared/contracts';
import { texts as counter } from '../../messages/kn';
import { texts as order } from '../../order/messages/kn';
import { texts as reasons } from '../../parts/messages/kn';
import { notices, ticket } from '../../printing/messages/kn';
import { texts as rider } from '../../rider/messages/kn';

export const texts: SpokenTexts['texts'] = {
  'mfe-kitchen': counter,
  'mfe-kitchen/order': order,
  'mfe-kitchen/reasons': reasons,
  'mfe-kitchen/ticket': ticket,
  'mfe-kitchen/printing': notices,
  'mfe-kitchen/rider': rider,
};
