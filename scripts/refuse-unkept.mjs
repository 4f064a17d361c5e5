import { siteBucket } from './paths.mjs';

// What hosting runs before each deployment: it replaces a whole site with a folder, so where a bucket keeps the site, a
// folder that has not been fetched from there would undo what others deployed.
if (siteBucket && process.env.DEPLOYS_ALONE !== 'yes') {
  console.error(
    `This site is kept in gs://${siteBucket}, and others deploy it too: npm run deploy (-- rollback mfe-menu and the like), which fetches it first and keeps others out meanwhile.`,
  );
  process.exit(1);
}
