import { paperOf, type Layout } from './layouts/layout';
import { OF_EACH } from './layouts/every';
import type { Drawn, Paper } from './paper';
import { judged, precisionOf, recallOf, tallied, type Given, type Tally } from './score';

/** The fields that are measured, by the names of the API. */
export const MEASURED_FIELDS: ReadonlySet<string> = new Set([
  ...['loadNumber', 'total', 'fuelSurcharge', 'miles', 'broker', 'carrier', 'pickup', 'delivery'],
  ...[
    'pickupDate',
    'deliveryDate',
    'detentionRate',
    'detentionFreeMinutes',
    'detentionIncrementMinutes',
    'detentionCap',
    'layover',
    'tonu',
  ],
  ...['invoiceNumber', 'invoiceDate', 'dueDate', 'gallons', 'date', 'jurisdiction', 'bolNumber', 'name', 'address'],
  ...['billed', 'deduction', 'signed'],
]);

export interface Measured {
  readonly tallies: readonly Tally[];
  /** 'two loads on one page 7: total', for each that was given as sure and is wrong. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
  readonly papers: number;
}

export const papersOf = (layouts: readonly Layout[], ofEach = OF_EACH): Paper[] =>
  layouts.flatMap((layout) => Array.from({ length: ofEach }, (_, nr) => paperOf(layout, nr)));

/** How well papers are read, each by itself. */
export const measured = (
  papers: readonly Paper[],
  givenOf: (drawn: readonly Drawn[], at: number) => Given,
): Measured => {
  const verdicts = papers.map((paper, at) => judged(paper.truth, givenOf(paper.drawn, at), MEASURED_FIELDS));
  const where = (asked: 'wrong' | 'missing'): string[] =>
    verdicts.flatMap((each, at) =>
      each
        .filter(([, verdict]) => verdict === asked)
        .map(([name]) => `${papers[at]?.layout ?? ''} ${at % OF_EACH}: ${name}`),
    );
  return { tallies: tallied(verdicts.flat()), wrong: where('wrong'), missing: where('missing'), papers: papers.length };
};

/** How often a field was read where it stands, of all papers, in percent. */
export const recall = ({ tallies }: Measured, names: readonly string[]): number => {
  const of = tallies.filter(({ name }) => names.includes(name));
  const sum = (field: 'right' | 'wrong' | 'missing'): number => of.reduce((all, each) => all + each[field], 0);
  return recallOf({ name: '', right: sum('right'), wrong: sum('wrong'), missing: sum('missing') });
};

export const tableOf = (title: string, { tallies, papers }: Measured): string =>
  [
    `\n${title} (${papers} papers)`,
    `${'field'.padEnd(22)}${'right'.padStart(7)}${'wrong'.padStart(7)}${'missing'.padStart(9)}${'precision'.padStart(11)}${'recall'.padStart(8)}`,
    ...tallies.map(
      (each) =>
        each.name.padEnd(22) +
        String(each.right).padStart(7) +
        String(each.wrong).padStart(7) +
        String(each.missing).padStart(9) +
        precisionOf(each).toFixed(1).padStart(11) +
        recallOf(each).toFixed(1).padStart(8),
    ),
    '',
  ].join('\n');

/** The same for each kind of paper by itself, and for all of them. */
export const tablesOf = (
  title: string,
  papers: readonly Paper[],
  givenOf: (drawn: readonly Drawn[], at: number) => Given,
): string => {
  const given = papers.map(({ drawn }, at) => givenOf(drawn, at));
  const kinds = [...new Set(papers.map(({ truth }) => truth.kind))];
  const tableFor = (name: string, of: (paper: Paper) => boolean): string => {
    const at = papers.flatMap((paper, nr) => (of(paper) ? [nr] : []));
    const own = at.flatMap((nr) => papers[nr] ?? []);
    return tableOf(
      `${title}: ${name}`,
      measured(own, (_, nr) => given[at[nr] ?? 0] ?? { kind: 'unknown', fields: [] }),
    );
  };
  return [
    ...kinds.map((kind) => tableFor(kind.replaceAll('_', ' '), ({ truth }) => truth.kind === kind)),
    ...(kinds.length > 1 ? [tableFor('all', () => true)] : []),
  ].join('');
};
