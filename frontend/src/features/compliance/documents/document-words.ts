import type { Tone } from '../../../components/display/status-chip';
import type { DocumentStatus, DocumentType } from '../../../lib/api/api-types';
import { formatSize, MB } from '../../../lib/format/file-size';
import { documentFlow } from '../../../generated/flows/document';
import { reachedFrom } from '../../../lib/records/steps';

export const documentTypeLabels: Record<DocumentType, string> = {
  ifta: 'IFTA',
  invoice: 'Invoice',
  receipt: 'Receipt',
  bol: 'Bill of lading',
  id: 'ID',
  w9: 'W-9',
  other: 'Other',
};
export const documentStatusLabels: Record<DocumentStatus, string> = {
  received: 'Received',
  pending: 'Pending',
  processed: 'Processed',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const documentTones: Record<DocumentStatus, Tone> = {
  received: 'error',
  pending: 'warning',
  processed: 'success',
  approved: 'success',
  rejected: 'error',
};

/** Where a document can go from here; what was decided can be looked at again. */
export const movesFrom = Object.fromEntries(
  (Object.keys(documentTones) as DocumentStatus[]).map((status) => [status, reachedFrom(documentFlow, status)]),
) as Record<DocumentStatus, readonly DocumentStatus[]>;

export const ACCEPTED = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;
export const LARGEST_FILE = 25 * MB;

/** What is wrong with a file, said before it is sent. */
export const fileProblem = (file: File): string | null => {
  const name = file.name.toLowerCase();
  if (!ACCEPTED.some((ending) => name.endsWith(ending)))
    return 'This kind of file is not accepted. Use PDF, JPG, JPEG, PNG, DOC or DOCX.';
  if (file.size > LARGEST_FILE) return `This file is ${formatSize(file.size)}. Files can be up to 25 MB.`;
  return file.size === 0 ? 'This file is empty. Choose another one.' : null;
};
