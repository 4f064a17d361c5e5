import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { monthFileKinds } from '@burger/shared/accounting';
import { monthPattern } from '../orders/store/accounting-days';
import { runStoreCommand } from '../store/open-store';
import { faultsOf, filesToWrite, monthOf, readRegister } from './register';

const usage = `Checks that bills and credit notes are numbered without gaps and match their orders.
  npm run register                       checks the running local backend
  npm run register -- --project <id>     checks a Firebase project
  npm run register -- --month 2026-11 --xlsx month.xlsx --csv bills.csv --gst gstr1.json --tally tally.xml
                                         also writes the month for the accountant: workbook, list of bills, GSTR-1,
                                         and vouchers for Tally`;

function parseArguments() {
  const path = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ project: path, month: { type: 'string', default: '' } },
      ...{ csv: path, xlsx: path, gst: path, tally: path },
    },
  });
  const { month, gst } = values;
  // A GST return is for one month.
  const isComplete = monthPattern.test(month) || (month === '' && gst === undefined);
  return isComplete ? values : null;
}

void runStoreCommand(usage, parseArguments, async (firestore, { month, ...paths }) => {
  const register = await readRegister(firestore);
  for (const [series, count] of register.counts) console.log(`${series}: 1 to ${count}`);
  const faults = faultsOf(register);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The register is complete.' : `${faults.length} faults.`);
  const found = monthOf(register, month);
  for (const kind of monthFileKinds) {
    const files = filesToWrite(kind, paths[kind], found);
    if (paths[kind] && files.length === 0) console.log('No tax invoice and no advance: no GSTR-1.');
    for (const { file, content } of files) {
      writeFileSync(file, content);
      console.log(`Written to ${file}`);
    }
  }
  return faults.length === 0 ? 0 : 1;
});
