// Hosting runs this before a deployment with the bare `firebase.json`, whose policy would block the pages' styles.
console.error('Deploy with the headers of the built pages: --config firebase.deploy.json');
process.exit(1);
