/** What a notice says: a sentence, or one under a title of its own. */
export type Said = string | { readonly title: string; readonly text: string };
export const saidAs = (said: Said): { title?: string; text: string } =>
  typeof said === 'string' ? { text: said } : said;
