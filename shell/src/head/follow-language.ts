export interface LanguageChoice {
  key: string;
  others: readonly string[];
  /** Whether this page is in English, which is what comes where nothing was chosen. */
  isEnglish: boolean;
}

/**
 * Leads from an English page to the same one in the language that was chosen, before anything is painted, and remembers
 * the language whose link is pressed; choosing English forgets the others.
 */
export function followLanguage(
  { key, others, isEnglish }: LanguageChoice,
  page: Location = location,
): void {
  const kept = (from: (storage: Storage) => string | null): string => {
    try {
      return from(localStorage) ?? '';
    } catch {
      return '';
    }
  };
  const first = page.pathname.split('/', 2)[1] ?? '';
  const isPrefixed = others.includes(first);
  const addressIn = (language: string) => {
    const path = isPrefixed ? page.pathname.slice(first.length + 1) : page.pathname;
    const prefix = others.includes(language) ? `/${language}` : '';
    // Two slashes at the front would be another host.
    const address = (prefix + path).replace(/^\/+/, '/').replace(/\/$/, '');
    return (address || '/') + page.search + page.hash;
  };

  const chosen = kept((storage) => storage.getItem(key));
  // Hosting answers unknown addresses of every language with the one English page: each has its own that says the same.
  const missing = `/${first}/404`;
  if (isEnglish && isPrefixed && page.pathname !== missing) page.replace(missing);
  if (isEnglish && !isPrefixed && others.includes(chosen)) page.replace(addressIn(chosen));

  const choose = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    const language = link?.hreflang.slice(0, 2);
    if (!link || !language) return;
    kept((storage) => {
      if (others.includes(language)) storage.setItem(key, language);
      else storage.removeItem(key);
      return null;
    });
    link.href = addressIn(language);
  };
  for (const press of ['click', 'auxclick']) document.addEventListener(press, choose, true);
}
