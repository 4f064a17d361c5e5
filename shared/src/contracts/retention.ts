/** Where the rules do not say it: days for where an order went, months after the tax return (CGST Act, 36) for whose it was. */
export const usualRetention = { coordinatesDays: 30, taxMonths: 72 };
