import { dayOf, specialDaysFrom, type OpeningRules } from '@burger/shared/restaurant';

/** The special days that are not over. */
export const SpecialDays = ({ rules }: { rules: OpeningRules }) =>
  specialDaysFrom(dayOf(new Date()), rules).map((day) => <div key={day}>{day}</div>);
