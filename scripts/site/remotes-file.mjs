import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const file = `${siteFolder}/remotes.json`;

/** The site's list of remotes; empty before the first deployment. */
export const readRemotes = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Replaces the list. */
export const writeRemotes = (remotes) => writeServed(file, `${JSON.stringify(remotes, null, 2)}\n`);
