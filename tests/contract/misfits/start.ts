import type { Exposure } from '@burger/shared/contracts';

// Does not say how to stop.
const start = () => undefined;

({ start }) satisfies Exposure<'mfe-account-orders', './start'>;
