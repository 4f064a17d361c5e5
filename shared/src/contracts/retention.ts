/**
 * Default retention periods: days for delivery coordinates, months after the tax return for personal data
 * (CGST Act, section 36).
 */
export const usualRetention = { coordinatesDays: 30, taxMonths: 72 };
