import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fileProblems } from './settings';

// A predeploy hook: Firebase runs it with PROJECT_DIR and GCLOUD_PROJECT set.
const { PROJECT_DIR: root = '.', GCLOUD_PROJECT: project = '' } = process.env;

const read = (file: string) => {
  const at = path.join(root, 'functions', file);
  return existsSync(at) ? parseEnv(readFileSync(at, 'utf8')) : {};
};

const problems = fileProblems({ ...read('.env'), ...(project && read(`.env.${project}`)) });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
