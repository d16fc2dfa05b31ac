import type { Finding } from '../../lib/api-types';
import { can } from '../../lib/session/session-context';
import type { User } from '../../lib/api-types';

interface Action {
  label: string;
  to: string;
  permission: string;
}

const actions: readonly Action[] = [
  { label: 'New invoice', to: '/accounting/invoices?new=1', permission: 'invoices.write' },
  { label: 'Record payment', to: '/accounting/invoices?status=pending%2Coverdue', permission: 'payments.write' },
  { label: 'Add client', to: '/clients?new=1', permission: 'clients.write' },
  { label: 'Add broker', to: '/clients/brokers?new=1', permission: 'brokers.write' },
  { label: 'Add load', to: '/loads?new=1', permission: 'loads.write' },
  { label: 'Add expense', to: '/expenses?new=1', permission: 'expenses.write' },
  { label: 'Add insurance record', to: '/insurance?new=1', permission: 'insurance.write' },
  { label: 'Register business entity', to: '/business?new=1', permission: 'entities.write' },
  { label: 'Add vehicle', to: '/clients/vehicles?new=1', permission: 'vehicles.write' },
  { label: 'Create document', to: '/documents?new=1', permission: 'documents.write' },
  { label: 'Add driver', to: '/drivers?new=1', permission: 'drivers.write' },
  { label: 'Add reminder', to: '/reminders?new=1', permission: 'reminders.write' },
  { label: 'Chat with support', to: '/support?chat=1', permission: 'dashboard.read' },
  { label: 'Create support request', to: '/support?new=1', permission: 'dashboard.read' },
];

/** They say the same of an action. */
const sameVerbs = ['new', 'add', 'create', 'register'];

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every typed word begins a word of the label: "rec pay" says "Record payment". */
export const says = (typed: string, label: string): boolean => {
  const words = wordsOf(label);
  const all = words.some((word) => sameVerbs.includes(word)) ? [...words, ...sameVerbs] : words;
  return wordsOf(typed).every((one) => all.some((word) => word.startsWith(one)));
};

export const actionsFor = (user: User, typed: string): readonly Action[] =>
  actions.filter(({ permission, label }) => can(user, permission) && says(typed, label));

/** Something done to a record that is typed behind it: "record payment 119". */
interface Deed {
  label: string;
  typed: RegExp;
  permission: string;
  /** What the records are called for the search. */
  kind: string;
  flag: string;
}
const deeds: readonly Deed[] = [
  {
    label: 'Record payment on',
    typed: /^(?:record|receive|enter)\s+pay(?:ment)?s?\s+(?:(?:of|on|for)\s+)?(\S.*)$/i,
    permission: 'payments.write',
    kind: 'invoice',
    flag: 'pay',
  },
  {
    label: 'Send',
    typed: /^(?:e-?mail|send)\s+(\S.*)$/i,
    permission: 'invoices.write',
    kind: 'invoice',
    flag: 'send',
  },
];
const KIND_BEFORE = /^inv(?:oices?)?[\s#]+(?=\S)/i;

export interface Wish {
  /** What the server is asked for. */
  q: string;
  deed: Deed | null;
}

export const wishIn = (user: User, typed: string): Wish => {
  for (const deed of deeds) {
    const rest = can(user, deed.permission) ? deed.typed.exec(typed)?.[1] : undefined;
    if (rest !== undefined) return { q: `${deed.kind} ${rest.replace(KIND_BEFORE, '')}`, deed };
  }
  return { q: typed, deed: null };
};

/** Whether something found can be done to. */
export const fits = ({ deed }: Wish, { kind }: Finding): boolean => deed === null || deed.kind === kind;
