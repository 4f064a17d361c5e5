import { siteBucket } from './paths.mjs';

// Hosting runs this before each deployment, which replaces the whole site. A folder that was not fetched from the
// bucket would undo other people's deployments.
if (siteBucket && process.env.DEPLOYS_ALONE !== 'yes') {
  console.error(
    `This site is stored in gs://${siteBucket}, and others deploy it too. Use npm run deploy (for example -- rollback mfe-menu), which fetches the site first and locks it.`,
  );
  process.exit(1);
}
