import { TextLink } from '../../../../components/display/text-link';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { recordAddress } from '../../../../lib/navigation/record-address';
import { useCan } from '../../../../lib/session/session-context';

/** The document that a client sent, and where it is reviewed. */
export function SentPaper({ documentId, documentName }: Pick<PaperRequest, 'documentId' | 'documentName'>) {
  const to = useCan('documents.read') && documentId !== null ? recordAddress('document', String(documentId)) : null;
  if (documentName === null) return null;
  return to === null ? documentName : <TextLink to={to}>{documentName}</TextLink>;
}
