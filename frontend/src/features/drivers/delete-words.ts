import type { Driver } from '../../lib/api-types';

/** The question before a driver is deleted. */
export const deleteWords = ({ firstName, lastName }: Pick<Driver, 'firstName' | 'lastName'>): string =>
  `This also deletes all associated documents of ${firstName} ${lastName}. After 30 days it cannot be undone; administrators can read the file for three years after the employment, as the law asks.`;
