import { keptJson, onDevice } from '@burger/shared/storage';
import { readDocuments } from './kept-documents';
import { ordersKey } from '../session/kept-session';

/** A customer's orders as they were seen last on this device. */
export const keptOrders = () => keptJson(onDevice(ordersKey), readDocuments);
