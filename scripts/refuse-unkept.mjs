import { siteBucket } from '../shared/repository/paths.mjs';

// Firebase runs this before each deployment, which replaces the complete site. A site folder that was not
// fetched from the bucket would undo other people's deployments.
if (siteBucket && process.env.DEPLOYS_ALONE !== 'yes') {
  console.error(
    `This site is stored in gs://${siteBucket}, and others deploy it too. Use npm run deploy (for example -- rollback mfe-menu), which fetches the site first and locks it.`,
  );
  process.exit(1);
}
