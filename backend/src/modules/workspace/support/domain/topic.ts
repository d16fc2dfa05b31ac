import type { Quarter } from '../../../compliance/ifta';
import type { SupportRequest } from '../support-request';

/** The longest message to the assistant, in characters; anything beyond is ignored. */
export const LONGEST_MESSAGE = 500;

/** The topic of a message to the assistant. Example: 'Where is Q3 2026?' is about 'quarter', 'Q3' and 2026. */
export type Topic =
  | { readonly about: 'agent' | 'owed' | 'deadline' | 'documents' | 'ifta' | 'payment' | 'compliance' | 'generic' }
  | { readonly about: 'quarter'; readonly quarter: Quarter; readonly year: number | null };

const AGENT = ['agent', 'human', 'representative', 'speak to someone'];
const QUARTER = /\bq\s?([1-4])\b|\b([1-4])q|\b(first|second|third|fourth|1st|2nd|3rd|4th) quarter\b/;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const YEAR = /(?<!\d)(20\d\d)(?!\d)/;
const OWED = /\bowe|\bbalance\b|\bhow much\b|\boutstanding\b/;
const DEADLINE = /\bdeadline|\bdue\b|\bnext\b/;
const DOCUMENTS = /\bdocument|\bpaper|\breview|\bupload/;
/** The keyword groups of the user guide; the first that matches counts. */
const GROUPS = [
  ['ifta', ['ifta', 'filing']],
  ['payment', ['payment', 'billing']],
  ['compliance', ['compliance']],
] as const;

const quarterIn = (text: string): Quarter | null => {
  const [, plain, turned, word] = QUARTER.exec(text) ?? [];
  const number = plain ?? turned ?? (word && (/\d/.exec(word)?.[0] ?? String(ORDINALS.indexOf(word) + 1)));
  return number ? (`Q${number}` as Quarter) : null;
};

/**
 * The topic of a message. Asking for a person comes before all else, then questions that the user's own records answer
 * (a quarter, what is owed), then the documented keyword groups, deadlines and documents.
 */
export const topicOf = (message: string): Topic => {
  const text = message.slice(0, LONGEST_MESSAGE).toLowerCase();
  if (AGENT.some((word) => text.includes(word))) return { about: 'agent' };
  const quarter = quarterIn(text);
  if (quarter) return { about: 'quarter', quarter, year: Number(YEAR.exec(text)?.[1] ?? 0) || null };
  if (OWED.test(text)) return { about: 'owed' };
  const group = GROUPS.find(([, words]) => words.some((word) => text.includes(word)));
  if (group) return { about: group[0] };
  if (DEADLINE.test(text)) return { about: 'deadline' };
  return { about: DOCUMENTS.test(text) ? 'documents' : 'generic' };
};

const CATEGORIES: Partial<Record<Topic['about'], SupportRequest['category']>> = {
  quarter: 'filing',
  ifta: 'filing',
  owed: 'payment',
  payment: 'payment',
  deadline: 'compliance',
  compliance: 'compliance',
};
/** The category of a support request about this topic. */
export const categoryOf = ({ about }: Topic): SupportRequest['category'] => CATEGORIES[about] ?? 'general';
