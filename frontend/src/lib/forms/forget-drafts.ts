export const DRAFT_PREFIX = 'axlebook.draft.';

const draftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));

export const hasDrafts = (): boolean => draftKeys().length > 0;

/** Who signs out leaves nothing behind on this computer. */
export const forgetAllDrafts = (): void => {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
};
