import './app.module';
import { allTypes } from './platform/records/kind/record-type';
import { migrationOf } from './platform/records/store/migration-of';

/**
 * Prints the file and source of a first migration for a type of record, as JSON: `migration-of.js InsurancePolicy 99`.
 */
const [name = '', number = ''] = process.argv.slice(2);
const kind = allTypes().find(({ table }) => table.name === name);
if (kind) process.stdout.write(JSON.stringify(migrationOf(kind, Number(number))));
else {
  const names = allTypes().map(({ table }) => table.name);
  process.stderr.write(`No module declares a record type "${name}". There are ${names.sort().join(', ')}.\n`);
  process.exitCode = 1;
}
