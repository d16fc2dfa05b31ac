import Box from '@mui/material/Box';
import { useState } from 'react';
import { UploadProgress } from '../../../../components/feedback/upload-progress';
import { RecordDialog } from '../../../../components/records/record-dialog-lazy';
import { useFirstPaper } from '../../../../components/records/papers/use-first-paper';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import type { RecordKit } from '../../../../lib/records/record-kit';
import { FileField } from '../upload/file-field';

const NOT_UPLOADED = 'The document was created without its file. Open its files and upload it there.';

interface ComplianceDocumentDialogProps {
  /** Of the office, or of the client who is signed in. */
  kit: RecordKit<ComplianceDocument>;
  onClose: () => void;
}

/** Adds a document, with its file. */
export function ComplianceDocumentDialog({ kit, onClose }: ComplianceDocumentDialogProps) {
  const paper = useFirstPaper('compliancedocument', NOT_UPLOADED);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | null) => {
    const wrong = paper.problemOf(file);
    setProblem(wrong);
    paper.setFile(wrong === null ? file : null);
  };
  return (
    <RecordDialog<ComplianceDocument>
      kit={kit}
      record={null}
      above={() => (
        <Box sx={{ mb: 2.5 }}>
          <FileField
            value={paper.file}
            onChange={choose}
            error={problem ?? undefined}
            disabled={paper.progress !== null}
            required={false}
            accept={paper.accept.map((ending) => `.${ending}`)}
            hint="PDF, JPG, JPEG or PNG, up to 25 MB"
          />
          {paper.progress && <UploadProgress {...paper.progress} />}
        </Box>
      )}
      andThen={paper.attach}
      onSaved={paper.tellFailure}
      onClose={onClose}
    />
  );
}
