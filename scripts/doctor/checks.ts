import { apiChecks } from './api';
import type { Check } from './check';
import { deploymentChecks } from './deployment';
import { functionsChecks } from './functions';
import { paymentChecks } from './payments';
import { projectChecks } from './project';
import { pushChecks } from './push';
import { serviceChecks } from './services';
import { signInChecks } from './sign-in';
import { siteChecks } from './site';
import { storeChecks } from './store';
import { whatsAppChecks } from './whatsapp';

/** All checks by subject. Add a check to the file of its subject. */
export const checks: readonly Check[] = [
  ...siteChecks,
  ...apiChecks,
  ...signInChecks,
  ...storeChecks,
  ...functionsChecks,
  ...serviceChecks,
  ...paymentChecks,
  ...pushChecks,
  ...whatsAppChecks,
  ...deploymentChecks,
  ...projectChecks,
];
