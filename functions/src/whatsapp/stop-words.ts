import { languages, type Language } from '@burger/shared/i18n';
import { whatsAppTexts } from './templates/templates';

const words = new Set(
  (Object.keys(languages) as Language[]).flatMap((language) => whatsAppTexts(language).stopWords),
);

/** Returns whether a text is nothing but a word that ends the messages, in any language. */
export const isStopWord = (text: string): boolean =>
  words.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\p{P}\p{S}]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
