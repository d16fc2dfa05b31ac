import type { QueryKey } from '@tanstack/react-query';
import { kinds, type Kind } from '../../generated/kinds';
import type { LiveEntity } from './api-types';
import { roots } from './query-roots';

/** Where the records of a kind are listed. */
const lists: Partial<Record<Kind, QueryKey>> = {
  registration: roots.registrations,
  entry: roots.ledger,
  account: roots.ledger,
  period: roots.ledger,
  fee: roots.portalPayments,
  clientmoney: roots.clientMoney,
  clientcharge: roots.charges,
  fuelcard: roots.fuelCards,
  fleetcard: roots.fuelCards,
  fueltransaction: roots.fuelCards,
  fuelimport: roots.fuelCards,
  fuelmapping: roots.fuelCards,
  payout: roots.payouts,
  bankline: roots.bank,
  reconciliation: roots.bank,
};
export const listKeyOf = (kind: Kind): QueryKey => lists[kind] ?? [kinds[kind].address];

/** What shows records of a kind besides lists of kinds that name them: figures, the own account, the firm. */
const beside: Partial<Record<Kind, readonly QueryKey[]>> = {
  client: [
    ...[roots.clientStandings, roots.agentWork, roots.practice, roots.overview],
    ...[roots.invoices, roots.ledger, roots.users],
  ],
  obligation: [roots.practice, roots.overview, roots.clientStandings],
  paperrequest: [roots.notifications, roots.overview],
  document: [roots.overview],
  supportrequest: [roots.notifications, roots.overview],
  compliancedocument: [roots.overview],
  reminder: [roots.notifications],
  batch: [roots.notifications],
  deposit: [roots.invoices, roots.ledger],
  broker: [roots.invoices],
  expense: [
    ...[roots.dashboard, roots.ledger, roots.fuelCards, roots.contractors, roots.taxForms],
    ...[roots.iftaReturns, roots.iftaReview, roots.trips],
  ],
  trip: [roots.iftaReturns, roots.iftaReview, roots.distances, roots.mileageTaxes],
  mileagerate: [roots.mileageTaxes],
  iftarate: [roots.iftaReturns, roots.trips],
  iftareturn: [roots.iftaReview, roots.iftaProcesses, roots.ledger],
  fuelcard: [roots.ledger],
  load: [roots.dashboard, roots.invoices, roots.overview],
  invoice: [roots.agentWork, roots.dashboard, roots.ledger, roots.overview, roots.clientStandings],
  registration: [roots.clients, roots.clientStandings],
  user: [roots.auth, roots.agents],
  agent: [roots.auth, roots.users, roots.agentWork, roots.practice, roots.clientStandings],
  settings: [roots.firm],
  fee: [roots.ledger, roots.overview, roots.clientMoney, roots.charges, roots.payouts],
  clientmoney: [roots.ledger],
  clientcharge: [roots.ledger],
  payout: [roots.portalPayments, roots.clientMoney, roots.ledger],
  entry: [roots.bank, roots.fuelCards],
  bankaccount: [roots.bank],
  bankrule: [roots.bank],
  bankline: [roots.ledger],
  reconciliation: [roots.ledger],
  contractor: [roots.taxForms],
  taxtemplate: [roots.taxForms],
  settlement: [roots.driverAccounts, roots.ledger, roots.expenses, roots.contractors, roots.taxForms],
  settlementrun: [roots.settlements],
  driveraccount: [roots.ledger],
};

const everyKind = Object.keys(kinds) as Kind[];
const naming = (kind: Kind): Kind[] =>
  everyKind.filter((other) => (kinds[other].shows as readonly string[]).includes(kind));

/** What a change of a record makes stale: its lists, those that show its name, and what tells its past. */
const afterChangeOf = (kind: Kind): readonly QueryKey[] => [
  ...[kind, ...naming(kind)].map(listKeyOf),
  ...(beside[kind] ?? []),
  roots.auditFacts,
  roots.history,
];

export const staleAfter: Readonly<Record<LiveEntity, readonly QueryKey[]>> = {
  ...(Object.fromEntries(everyKind.map((kind) => [kind, afterChangeOf(kind)])) as Record<Kind, readonly QueryKey[]>),
  job: [roots.jobs, roots.mail, roots.invoices, roots.notifications],
};

export const isLiveEntity = (value: unknown): value is LiveEntity => typeof value === 'string' && value in staleAfter;
