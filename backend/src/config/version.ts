/** The release, as users see it. */
export const VERSION = '0.3.0';
