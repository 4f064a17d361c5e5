import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at the end. */
export const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** What is served: the folder that a deployment fills. */
export const siteFolder = path.resolve(process.env.SITE_DIR ?? `${root}/site`);

/** Where the local backend keeps its data. */
export const dataFolder = process.env.DATA_DIR ?? `${root}/.local`;

export const remoteNames = ['mfe-menu', 'mfe-cart-checkout', 'mfe-account-orders', 'mfe-content'];
