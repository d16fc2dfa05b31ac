import { trimmed } from '../../../../platform/core/trimmed';

/** Words by which companies of the trade call themselves. */
const COMPANY =
  /\b(?:llc|inc|corp|co|ltd|company|logistics|brokerage|freight|transport|transportation|trucking|hauling|carriers?|express|lines|group|services|solutions|supply chain)\b/i;
/** Words that no name has: titles of papers, terms and verbs. */
const NO_NAME =
  /\b(?:confirmation|agreement|invoice|tender|contract|order|load|rate|page|bill of|signature|must|shall|will|agrees?|is|are|pay|total|fuel|charges?|terms|insurance|driver|date|phone|email|fax|receipt|charge|detention|please|dear|thank)\b/i;
/** What follows a name on its line: numbers of authorities, persons, phones. */
const AFTER_NAME = /\s{0,3}[,(|;-]?\s{0,3}\b(?:MC|DOT|USDOT|US DOT|SCAC|Phone|Ph|Tel|Fax|Attn|Email|Contact)\b/i;
const MOST = 80;

/** Whether a text is called as a company is: 'Blue Heron Logistics LLC'. */
export const isCompany = (text: string): boolean => /^[A-Z0-9]/.test(text) && COMPANY.test(text) && !NO_NAME.test(text);

/**
 * The name that a text begins with.
 * @param sure its label ended in a colon or its cell: any name will do; else it must be called as companies are
 * @example nameAt('Dusty Road Trucking LLC (MC 123456)', true) // 'Dusty Road Trucking LLC'
 */
export const nameAt = (text: string, sure: boolean): string | null => {
  const at = AFTER_NAME.exec(text)?.index ?? text.length;
  const name = trimmed(text.slice(0, at).split('  ')[0] ?? '', /[A-Za-z0-9]/, /[A-Za-z0-9.)]/);
  if (name === '' || name.length > MOST || !/^[A-Z0-9]/.test(name) || !/[A-Za-z]{2}/.test(name)) return null;
  if (NO_NAME.test(name) || /[$%@]|\d{5}/.test(name)) return null;
  return sure || COMPANY.test(name) ? name : null;
};
