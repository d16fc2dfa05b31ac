import type { Tone } from '../../../../components/display/status-chip';
import { complianceDocumentLabels } from '../../../../generated/kinds';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';

type Status = ComplianceDocument['status'];

export const typeLabels = complianceDocumentLabels.documentType;
export const statusLabels: Record<Status, string> = complianceDocumentLabels.status;
export const statusTones: Record<Status, Tone> = {
  pending: 'warning',
  processed: 'info',
  approved: 'success',
  rejected: 'error',
};

/** It is due and nobody has worked on it. */
export const isOverdue = ({ status, dueDate }: Pick<ComplianceDocument, 'status' | 'dueDate'>): boolean =>
  status === 'pending' && dueDate !== null && dueDate < todayInFirm();
