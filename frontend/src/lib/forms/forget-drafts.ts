export const DRAFT_PREFIX = 'axlebook.draft.';

/** Who signs out leaves nothing behind on this computer. */
export const forgetAllDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
};
