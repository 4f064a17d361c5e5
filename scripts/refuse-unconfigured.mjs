import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../shared/repository/paths.mjs';

// Firebase runs this before it deploys the shell. Without `config.json` pages render, but sign-in and orders
// fail.
const { RESOURCE_DIR: folder = siteFolder, GCLOUD_PROJECT: project } = process.env;
const file = path.join(folder, 'config.json');

/** @returns {{ local?: object, firebase?: { apiKey?: string, projectId?: string } } | null} */
function readConfig() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function problem() {
  if (!existsSync(file)) return 'does not exist';
  const config = readConfig();
  if (!config) return 'is not JSON';
  if (config.local) return 'has a "local" entry, which belongs to the local backend';
  const { apiKey, projectId } = config.firebase ?? {};
  if (!apiKey || !projectId) return 'lacks firebase.apiKey or firebase.projectId';
  if (!project || projectId === project) return null;
  return `names the project ${projectId}, but ${project} is deployed`;
}

const found = problem();
if (found) {
  console.error(
    `${file} ${found}: sign-in and orders would fail. Write it as docs/deploying.md, "First deployment", shows.`,
  );
  process.exitCode = 1;
}
