import type { SpokenTexts } from '@burger/shared/contracts';
import { texts as counter } from '../../messages/hi';
import { texts as order } from '../../order/messages/hi';
import { texts as reasons } from '../../parts/messages/hi';
import { notices, ticket } from '../../printing/messages/hi';
import { texts as rider } from '../../rider/messages/hi';

export const texts: SpokenTexts['texts'] = {
  'mfe-kitchen': counter,
  'mfe-kitchen/order': order,
  'mfe-kitchen/reasons': reasons,
  'mfe-kitchen/ticket': ticket,
  'mfe-kitchen/printing': notices,
  'mfe-kitchen/rider': rider,
};
