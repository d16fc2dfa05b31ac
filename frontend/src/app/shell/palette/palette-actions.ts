import type { Finding } from '../../../lib/api/api-types';
import { can } from '../../../lib/session/session-context';
import type { User } from '../../../lib/api/api-types';
import { paletteActions } from '../../../lib/screens/declared';

/** They say the same of an action. */
const sameVerbs = ['new', 'add', 'create', 'register'];

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every typed word begins a word of the label: "rec pay" says "Record payment". */
export const says = (typed: string, label: string): boolean => {
  const words = wordsOf(label);
  const all = words.some((word) => sameVerbs.includes(word)) ? [...words, ...sameVerbs] : words;
  return wordsOf(typed).every((one) => all.some((word) => word.startsWith(one)));
};

export const actionsFor = (user: User, typed: string): readonly { label: string; to: string }[] =>
  paletteActions.filter(({ permission, label }) => can(user, permission) && says(typed, label));

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

export interface PaletteCommand {
  /** What the server is asked for. */
  q: string;
  deed: Deed | null;
}

export const paletteCommandOf = (user: User, typed: string): PaletteCommand => {
  for (const deed of deeds) {
    const rest = can(user, deed.permission) ? deed.typed.exec(typed)?.[1] : undefined;
    if (rest !== undefined) return { q: `${deed.kind} ${rest.replace(KIND_BEFORE, '')}`, deed };
  }
  return { q: typed, deed: null };
};

/** Whether something found can be done to. */
export const fits = ({ deed }: PaletteCommand, { kind }: Finding): boolean => deed === null || deed.kind === kind;
