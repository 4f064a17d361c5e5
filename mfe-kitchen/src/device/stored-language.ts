import { languages, type Language } from '@burger/shared/i18n';
import { localText } from '@burger/shared/platform/storage';

const all = Object.keys(languages) as Language[];
const stored = () => localText('burger.kitchen.language');
const languageIn = (text: string | null): Language | undefined =>
  all.find((language) => language === text);

export const chosenLanguage = (): Language | null => languageIn(stored().read()) ?? null;

/** Returns the first of the browser's languages that is in `offered`; English if none is. */
export const deviceLanguage = (offered: readonly Language[]): Language =>
  navigator.languages
    .flatMap((tag) => languageIn(tag.slice(0, 2)) ?? [])
    .find((one) => offered.includes(one)) ?? 'en';

/** Stores a language and reloads the page, because texts must be loaded before the code runs. */
export function chooseLanguage(language: Language): void {
  stored().write(language);
  location.reload();
}
