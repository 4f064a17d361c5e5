import { addTexts, languages, type Language } from '@burger/shared/language';
import { lazyModule, useHydrated } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import type { ComponentType } from 'react';

interface LoadedPage {
  Page: ComponentType;
}

const texts = {
  kn: () => import(/* webpackChunkName: "staff-kn" */ './texts.kn.late'),
  hi: () => import(/* webpackChunkName: "staff-hi" */ './texts.hi.late'),
};

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
export function staffPage(languageHere: () => Language, load: () => Promise<LoadedPage>) {
  const late = lazyModule(async () => {
    const language = languageHere();
    const [words, code] = [language === 'en' ? null : await texts[language](), load];
    if (words) addTexts(words.texts);
    return { language, ...(await code()) };
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
          <Page />
        </Spoken>
      );
    },
  };
}
