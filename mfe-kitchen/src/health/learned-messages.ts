const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

type Band = readonly [from: number, to: number | undefined];

const clock = (hour: number) => `${hour}:00`;

export const learnedMessages = {
  cooking: 'Minutes of dishes',
  rides: 'Minutes of rides',
  dish: 'Dish',
  at: (dish: string, station: string) => `${dish} (${station})`,
  distance: 'Distance and time',
  band: ([km, toKm]: Band, [hour, toHour]: Band) =>
    `${toKm === undefined ? `From ${km} km` : `${km} to ${toKm} km`}, ${
      toHour === undefined
        ? `from ${clock(hour)}`
        : hour === 0
          ? `until ${clock(toHour)}`
          : `${clock(hour)} to ${clock(toHour)}`
    }`,
  fixed: 'Fixed',
  learned: 'Learned',
  calm: 'Learned, quiet',
  busy: 'Learned, busy',
  orders: 'Orders',
  used: 'For promises',
  /** Whether promises use learned minutes of this many orders, by the number that the rules require. */
  state: (count: number, afterOrders: number | null) => {
    if (afterOrders === null) {
      return `Learned from ${orders(count)}. Promises use the fixed minutes; “learn” in the rules changes that.`;
    }
    return count < afterOrders
      ? `Not enough orders yet: ${count} of ${afterOrders}. Promises use the fixed minutes.`
      : `Promises use the learned minutes of ${orders(count)}, within the bounds of the rules.`;
  },
  leftOut: (count: number) => `Without usable times: ${orders(count)}.`,
};
