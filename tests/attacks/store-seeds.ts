/** What lies in the store before the attacks, and has to lie there unchanged after them; fields as they travel. */
export const storeSeeds = {
  'orders/of-asha': { customerId: { stringValue: 'asha' }, total: { doubleValue: 102.9 } },
  'orders/of-bhim': { customerId: { stringValue: 'bhim' }, total: { doubleValue: 98.5 } },
  'orders/of-nobody': { total: { doubleValue: 49.5 } },
  'orderNumbers/BK000000001': { order: { stringValue: 'of-asha' } },
  'users/asha': { uid: { stringValue: 'asha' } },
  'users/bhim': { uid: { stringValue: 'bhim' }, displayName: { stringValue: 'Bhim' } },
  'menus/000000000000': { published: { stringValue: '{}' }, by: { stringValue: 'the owner' } },
  'shop/yesterday': { version: { stringValue: '000000000000' }, revision: { integerValue: '1' } },
  'outbox/of-asha': { order: { stringValue: 'of-asha' }, sentAt: { nullValue: null } },
  'riderLinks/0123456789ab': { order: { stringValue: 'of-asha' } },
  'staffLog/of-asha-2': { order: { stringValue: 'of-asha' }, uid: { stringValue: 'meena' } },
  'subscribers/s1': { email: { stringValue: 'bhim@example.in' } },
  'newsletter/n1': { email: { stringValue: 'bhim@example.in' }, key: { stringValue: 'k' } },
  'deletedAccounts/asha': { at: { nullValue: null } },
  'retention/person': { createdAt: { nullValue: null } },
  'orders/without-person': { customerId: { stringValue: '' }, total: { doubleValue: 49.5 } },
};
