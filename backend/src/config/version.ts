/** The release, as users see it. */
export const VERSION = '0.2.0';
