// Score by folder, and the mutants that no test noticed.
import path from 'node:path';
import { root } from '../lib/ground.mjs';

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
const COUNTED = [...NOTICED, ...MISSED];

const relative = (file) => (path.isAbsolute(file) ? path.relative(root, file) : file);
const percent = (part, whole) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '-');
const among = (mutants, statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

/** Of a sample, the mutants that no test meets are known all; they count as often as the drawn ones stand for. */
export const scoreOf = (mutants, drawnOf = 1) => {
  const counts = Object.fromEntries(COUNTED.map((status) => [status, among(mutants, [status])]));
  const missed = counts.Survived + counts.NoCoverage * drawnOf;
  const noticed = among(mutants, NOTICED);
  return { counts, score: noticed + missed ? noticed / (noticed + missed) : 1, text: percent(noticed, noticed + missed) };
};

const byFolder = (mutants) => Map.groupBy?.(mutants, ({ fileName }) => path.dirname(relative(fileName))) ?? mutants.reduce((folders, mutant) => {
  const folder = path.dirname(relative(mutant.fileName));
  return folders.set(folder, [...(folders.get(folder) ?? []), mutant]);
}, new Map());

const line = (name, mutants, drawnOf) => {
  const { counts, text } = scoreOf(mutants, drawnOf);
  return `${text.padStart(8)}  ${COUNTED.map((status) => `${status} ${String(counts[status]).padStart(4)}`).join('  ')}  ${name}`;
};

const survivor = ({ status, fileName, location, mutatorName, replacement }) =>
  `${relative(fileName)}:${location.start.line}:${location.start.column}  ${status}  ${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 100)}`;

export const report = (part, results) => {
  const skipped = results.filter(({ status, statusReason }) => status === 'CompileError' && statusReason === 'not drawn').length;
  const drawn = among(results, [...NOTICED, 'Survived']);
  const drawnOf = skipped ? drawn / (drawn + skipped) : 1;
  const judged = results.filter(({ status }) => COUNTED.includes(status));
  const folders = [...byFolder(judged)].sort(([one], [other]) => one.localeCompare(other));
  const missed = judged.filter(({ status }) => MISSED.includes(status)).sort((one, other) => relative(one.fileName).localeCompare(relative(other.fileName)) || one.location.start.line - other.location.start.line);
  return [
    ...missed.map(survivor),
    '',
    ...folders.map(([folder, mutants]) => line(folder, mutants, drawnOf)),
    line(`${part}${skipped ? `, a sample of ${drawn} of ${drawn + skipped}` : ''}; ${among(results, ['Ignored'])} static ones left out`, judged, drawnOf),
  ].join('\n');
};
