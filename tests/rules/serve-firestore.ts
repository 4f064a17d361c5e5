// The child of the durability test: serves one database file until it is killed.
import { startFirestore } from '../../local-backend/src/testing/start-firestore';

const { port } = await startFirestore(process.argv[2]);
process.stdout.write(`${port}\n`);
