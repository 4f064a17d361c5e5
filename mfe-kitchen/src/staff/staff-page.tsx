import type { SpokenTexts } from '@burger/shared/contracts';
import { addTexts, languages, type Language } from '@burger/shared/i18n';
import { lazyModule, useHydrated } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import type { ComponentType } from 'react';
import { StaffLanguages } from '../parts/use-staff-languages';
import { translations } from './messages/lazy-translations';

interface LoadedPage {
  Page: ComponentType;
}

const texts: Readonly<Partial<Record<Language, () => Promise<SpokenTexts>>>> = translations;
const offered = ['en', ...(Object.keys(texts) as Language[])] as const;

const Loading = styled.p`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  text-align: center;
`;

/* No box of its own, because the page has its own layout. */
const Spoken = styled.div`
  display: contents;
`;

/**
 * Creates a staff page in the device's language. Modules read their texts when evaluated, so the texts load
 * before the code. During prerendering the language is unknown.
 */
export function staffPage(
  languageHere: (offered: readonly Language[]) => Language,
  load: () => Promise<LoadedPage>,
) {
  const lazyViews = lazyModule(async () => {
    const requested = languageHere(offered);
    const words = await texts[requested]?.();
    if (words) addTexts(words.texts);
    return { language: words ? requested : ('en' as const), ...(await load()) };
  });
  return {
    /** Loads texts and code. Rejects on failure; each call is a new attempt. */
    ready: lazyViews.load,
    View() {
      // The first render must match the prerendered page, even if the code has loaded already.
      const isHydrated = useHydrated();
      const { code } = lazyViews.useCode(isHydrated);
      if (!isHydrated || !code)
        return <Loading role="status">Loading… · ಲೋಡ್ ಆಗುತ್ತಿದೆ… · लोड हो रहा है…</Loading>;
      const { Page, language } = code;
      return (
        <Spoken lang={languages[language].tag}>
          <StaffLanguages value={offered}>
            <Page />
          </StaffLanguages>
        </Spoken>
      );
    },
  };
}
