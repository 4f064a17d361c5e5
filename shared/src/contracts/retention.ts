/**
 * How long something of a person is kept where the rules say nothing of it: where an order went, to the metre, in days;
 * who it was for, in months after the annual tax return of its year was due (CGST Act, section 36).
 */
export const usualRetention = { coordinatesDays: 30, taxMonths: 72 };
