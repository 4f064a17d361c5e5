import { dayOf, specialDaysFrom, type OpeningRules } from '@burger/shared/hours';

export const SpecialDays = ({ rules }: { rules: OpeningRules }) =>
  specialDaysFrom(dayOf(new Date()), rules).map((day) => <div key={day}>{day}</div>);
