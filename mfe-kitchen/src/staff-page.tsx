import type { SpokenTexts } from '@burger/shared/contracts';
import { addTexts, languages, type Language } from '@burger/shared/language';
import { lazyModule, useHydrated } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import type { ComponentType } from 'react';
import { StaffLanguages } from './parts/use-staff-languages';
import { translations } from './texts.late.translations';

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

/* It is no box of its own: the page lays itself out. */
const Spoken = styled.div`
  display: contents;
`;

/**
 * A page of the staff in the language of its device. Texts are read when modules run, so they are there before its code is.
 * Nobody's language is known where pages are rendered.
 */
export function staffPage(
  languageHere: (offered: readonly Language[]) => Language,
  load: () => Promise<LoadedPage>,
) {
  const late = lazyModule(async () => {
    const wanted = languageHere(offered);
    const words = await texts[wanted]?.();
    if (words) addTexts(words.texts);
    return { language: words ? wanted : ('en' as const), ...(await load()) };
  });
  return {
    /** Rejects where it cannot be had; each call is a new try. */
    ready: late.load,
    View() {
      // The first render is the one that was made at deployment, also where the code is there already.
      const isHydrated = useHydrated();
      const { code } = late.useCode(isHydrated);
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
