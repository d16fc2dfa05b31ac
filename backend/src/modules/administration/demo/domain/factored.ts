import type { Haul } from './story';

/** The contract of a factor of the demo, as its record says it. */
export interface Contract {
  readonly name: string;
  readonly recourse: boolean;
  readonly feeAt: 'end' | 'start';
  readonly advanceRate: string;
  readonly feeRate: string;
}
const SOLD: Contract = { name: 'Cumberland Factors', recourse: false, feeAt: 'end', advanceRate: '90', feeRate: '3' };
const SOLD_AT_START: Contract = { ...SOLD, name: 'Getaway Capital', feeAt: 'start', advanceRate: '92' };
const LENT: Contract = { ...SOLD, name: 'Piedmont Freight Funding', recourse: true, advanceRate: '85' };

/** How an invoice is factored, and how many days later its factor does what. */
export interface FactoredWay {
  readonly contract: Contract;
  readonly then: { readonly what: 'released' | 'short' | 'collected' | 'charged back'; readonly after: number } | null;
}
/** The latest first: the reserve of the first two still waits. */
const WAYS: readonly FactoredWay[] = [
  { contract: SOLD, then: null },
  { contract: LENT, then: null },
  { contract: SOLD, then: { what: 'released', after: 34 } },
  { contract: LENT, then: { what: 'collected', after: 31 } },
  { contract: SOLD_AT_START, then: { what: 'short', after: 40 } },
  { contract: LENT, then: { what: 'charged back', after: 60 } },
];

/**
 * Which of the factored hauls are with a factor by its contract: the latest of the first clients. The others were paid
 * by their factor at once, less its fee.
 * @param clients how many of the clients
 */
export const factoredWays = (hauls: readonly Haul[], clients: number): ReadonlyMap<Haul, FactoredWay> => {
  const latest = hauls
    .filter(({ end, client }) => end.how === 'factored' && client < clients)
    .toSorted((a, b) => b.end.on.localeCompare(a.end.on));
  return new Map(WAYS.flatMap((way, at) => (latest[at] ? [[latest[at], way] as const] : [])));
};
