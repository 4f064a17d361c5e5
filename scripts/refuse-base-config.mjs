// What hosting runs before a deployment with the bare `firebase.json`: its policy would keep the pages' styles out.
console.error('Deploy with the headers of the built pages: --config firebase.deploy.json');
process.exit(1);
