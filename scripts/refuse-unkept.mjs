import { siteBucket } from './paths.mjs';

// Hosting runs this before each deployment, which replaces the whole site with a folder. When a bucket stores the site,
// a folder that was not fetched from it would undo other people's deployments.
if (siteBucket && process.env.DEPLOYS_ALONE !== 'yes') {
  console.error(
    `This site is stored in gs://${siteBucket}, and others deploy it too. Use npm run deploy (for example -- rollback mfe-menu), which fetches the site first and locks it.`,
  );
  process.exit(1);
}
