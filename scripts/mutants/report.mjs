// Score by module, and the mutants that no test noticed or that ran out of time: on a busy machine one that no test
// notices may be among these.
import path from 'node:path';
import { root } from '../lib/ground.mjs';
import { LOOK } from './looks.mjs';
import { STRICT, STRICT_LEAST } from './parts.mjs';

const NOTICED = ['Killed', 'Timeout'];
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage'];

const fileOf = ({ fileName }) => (path.isAbsolute(fileName) ? path.relative(root, fileName) : fileName);
const among = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

const percentOf = (mutants) => (mutants.length ? (100 * among(mutants, ...NOTICED)) / mutants.length : 100);

const line = (name, mutants) =>
  `${percentOf(mutants).toFixed(1).padStart(6)} %  ${COUNTED.map((status) => `${status} ${String(among(mutants, status)).padStart(4)}`).join('  ')}  ${name}`;

/**
 * backend/src/modules/accounting/invoices/domain/check.ts → backend/src/modules/accounting/invoices: what one team of
 * people would know by heart.
 */
const moduleOf = (file) =>
  file
    .split('/')
    .slice(0, 5)
    .join('/')
    .replace(/\/[^/]+\.tsx?$/, '');

const modulesOf = (mutants) => {
  const modules = new Map();
  for (const mutant of mutants) {
    const name = moduleOf(fileOf(mutant));
    modules.set(name, [...(modules.get(name) ?? []), mutant]);
  }
  return [...modules].sort(([one], [other]) => one.localeCompare(other));
};

const inOrder = (one, other) =>
  fileOf(one).localeCompare(fileOf(other)) || one.location.start.line - other.location.start.line;
const survivor = (mutant) =>
  `${fileOf(mutant)}:${mutant.location.start.line}:${mutant.location.start.column}  ${mutant.status}  ${mutant.mutatorName}: ${(mutant.replacement ?? '').replace(/\s+/g, ' ').slice(0, 100)}`;

export const report = (part, results) => {
  const judged = results.filter(({ status }) => COUNTED.includes(status));
  const notDrawn = results.filter(({ statusReason }) => statusReason === 'not drawn').length;
  const looks = results.filter(({ statusReason }) => statusReason === LOOK).length;
  const what = `${part}${notDrawn ? `, a sample of ${judged.length} of ${judged.length + notDrawn}` : ''}; left out: ${among(results, 'Ignored') - looks} static ones, ${looks} of looks`;
  const strict = judged.filter((mutant) => STRICT.some((where) => where.test(fileOf(mutant))));
  return {
    percent: percentOf(judged),
    strictPercent: percentOf(strict),
    text: [
      ...judged
        .filter(({ status }) => status !== 'Killed')
        .sort(inOrder)
        .map(survivor),
      '',
      ...modulesOf(judged).map(([name, mutants]) => line(name, mutants)),
      line(`money, permissions and scope: ${STRICT_LEAST} % at least`, strict),
      line(what, judged),
    ].join('\n'),
  };
};
