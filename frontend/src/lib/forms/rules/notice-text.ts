/** What a notice says: a sentence, or one under a title of its own. */
export type NoticeText = string | { readonly title: string; readonly text: string };
export const noticeTextOf = (said: NoticeText): { title?: string; text: string } =>
  typeof said === 'string' ? { text: said } : said;
