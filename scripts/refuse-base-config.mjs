// Firebase runs this before deploying with the bare `firebase.json`, whose CSP would block the pages' styles.
console.error('Deploy with the headers of the built pages: --config firebase.deploy.json');
process.exit(1);
