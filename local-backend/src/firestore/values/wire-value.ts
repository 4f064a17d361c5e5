/** A Firestore value as REST v1 writes it, in the one form that the local database keeps. */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: WireValue[] } }
  | { mapValue: { fields: WireFields } };

export type WireFields = { readonly [name: string]: WireValue };

/** Reads an own field. Names come from the network, so `constructor` and the like must not resolve. */
export function ownField<T>(object: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
