import { keptJson, onDevice } from '@burger/shared/storage';
import { readDocuments } from '../model/kept-documents';
import { keys } from './remembered';

/** A customer's orders as they were seen last on this device. */
export const keptOrders = () => keptJson(onDevice(keys.orders), readDocuments);
