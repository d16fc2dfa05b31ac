// Score by folder, and the mutants that no test noticed.
import path from 'node:path';
import { root } from '../lib/ground.mjs';

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
const COUNTED = [...NOTICED, ...MISSED];

const fileOf = ({ fileName }) => (path.isAbsolute(fileName) ? path.relative(root, fileName) : fileName);
const among = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

/** In a sample, mutants that no test meets are known all; each counts as much as the sample is of the rest. */
const percentOf = (mutants, share) => {
  const noticed = among(mutants, ...NOTICED);
  const all = noticed + among(mutants, 'Survived') + among(mutants, 'NoCoverage') * share;
  return all ? (100 * noticed) / all : 100;
};

const line = (name, mutants, share) => `${percentOf(mutants, share).toFixed(1).padStart(6)} %  ${COUNTED.map((status) => `${status} ${String(among(mutants, status)).padStart(4)}`).join('  ')}  ${name}`;

const foldersOf = (mutants) => {
  const folders = new Map();
  for (const mutant of mutants) {
    const folder = path.dirname(fileOf(mutant));
    folders.set(folder, [...(folders.get(folder) ?? []), mutant]);
  }
  return [...folders].sort(([one], [other]) => one.localeCompare(other));
};

const inOrder = (one, other) => fileOf(one).localeCompare(fileOf(other)) || one.location.start.line - other.location.start.line;
const survivor = (mutant) =>
  `${fileOf(mutant)}:${mutant.location.start.line}:${mutant.location.start.column}  ${mutant.status}  ${mutant.mutatorName}: ${(mutant.replacement ?? '').replace(/\s+/g, ' ').slice(0, 100)}`;

export const report = (part, results) => {
  const judged = results.filter(({ status }) => COUNTED.includes(status));
  const tried = among(judged, ...NOTICED, 'Survived');
  const notDrawn = results.filter(({ statusReason }) => statusReason === 'not drawn').length;
  const broken = results.filter(({ status }) => status === 'RuntimeError');
  const share = notDrawn ? tried / (tried + notDrawn) : 1;
  const what = `${part}${notDrawn ? `, a sample of ${tried} of ${tried + notDrawn}` : ''}; ${among(results, 'Ignored')} static ones left out${broken.length ? `; ${broken.length} ended the tests themselves: ${broken[0].statusReason?.slice(0, 300)}` : ''}`;
  return {
    percent: percentOf(judged, share),
    text: [
      ...judged.filter(({ status }) => MISSED.includes(status)).sort(inOrder).map(survivor),
      '',
      ...foldersOf(judged).map(([folder, mutants]) => line(folder, mutants, share)),
      line(what, judged, share),
    ].join('\n'),
  };
};
