export interface LanguageChoice {
  key: string;
  others: readonly string[];
  isEnglish: boolean;
}

/**
 * Redirects an English page to the chosen language before the first paint. Stores a language when its link is
 * clicked; English clears it.
 */
export function followLanguage(
  { key, others, isEnglish }: LanguageChoice,
  page: Location = location,
): void {
  const stored = (from: (storage: Storage) => string | null): string => {
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
    // A URL path that starts with two slashes would be another host.
    const address = (prefix + path).replace(/^\/+/, '/').replace(/\/$/, '');
    return (address || '/') + page.search + page.hash;
  };

  const chosen = stored((storage) => storage.getItem(key));
  // Hosting responds to unknown URLs of every language with the English 404 page, but each language has its
  // own.
  const missing = `/${first}/404`;
  if (isEnglish && isPrefixed && page.pathname !== missing) page.replace(missing);
  if (isEnglish && !isPrefixed && others.includes(chosen)) page.replace(addressIn(chosen));

  const choose = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    const language = link?.hreflang.slice(0, 2);
    if (!link || !language) return;
    stored((storage) => {
      if (others.includes(language)) storage.setItem(key, language);
      else storage.removeItem(key);
      return null;
    });
    link.href = addressIn(language);
  };
  for (const press of ['click', 'auxclick']) document.addEventListener(press, choose, true);
}
