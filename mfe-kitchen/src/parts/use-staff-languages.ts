import { languages, type Language } from '@burger/shared/language';
import { createContext, useContext } from 'react';

/** Provides the languages in which staff pages have texts, English first. */
export const StaffLanguages = createContext(Object.keys(languages) as readonly Language[]);

export const useStaffLanguages = (): readonly Language[] => useContext(StaffLanguages);
