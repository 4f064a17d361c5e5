export { forgetPerson, personKeys } from './forget-person';
export { storedJson, type Stored } from './stored-json';
export { sessionText, storageKeys, storedText, localText, type StoredText } from './stored-text';
export { readCachedHeadline, type CachedHeadline, type TextByPlace } from './cached-headline';
