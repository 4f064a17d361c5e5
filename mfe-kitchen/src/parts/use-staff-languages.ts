import { languages, type Language } from '@burger/shared/i18n';
import { createContext, useContext } from 'react';

export const StaffLanguages = createContext(Object.keys(languages) as readonly Language[]);

export const useStaffLanguages = (): readonly Language[] => useContext(StaffLanguages);
