import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { csvOf, xlsxOf } from '@burger/shared/accounts';
import { runCommand } from '../store/local';
import { openStore } from '../store/open-store';
import { faultsOf, monthSheets, readRegister } from './register';

const usage = `Checks that bills and credit notes are numbered without gaps and match their orders.
  npm run register                                    of the local backend that runs here
  npm run register -- --project <id>                  of a Firebase project
  npm run register -- --month 2026-11 --xlsx month.xlsx --csv bills.csv
                                                      writes a month for the accountant, too, or its register alone`;

function parseArguments() {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      month: { type: 'string', default: '' },
      csv: { type: 'string' },
      xlsx: { type: 'string' },
    },
  });
  return values.month === '' || /^\d{4}-\d{2}$/.test(values.month) ? values : null;
}

void runCommand(usage, parseArguments, async ({ project, month, csv, xlsx }) => {
  const { firestore, close } = await openStore(project);
  try {
    const register = await readRegister(firestore);
    for (const [series, count] of register.counts) console.log(`${series}: 1 to ${count}`);
    const faults = faultsOf(register);
    for (const fault of faults) console.error(fault);
    console.log(faults.length === 0 ? 'The register is complete.' : `${faults.length} faults.`);
    const sheets = csv || xlsx ? monthSheets(register, month) : [];
    const [first] = sheets;
    if (csv && first) writeFileSync(csv, csvOf(first));
    if (xlsx) writeFileSync(xlsx, xlsxOf(sheets));
    for (const file of [csv, xlsx]) if (file) console.log(`Written to ${file}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
});
