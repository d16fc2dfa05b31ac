import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DetailList } from '../../../../components/display/detail-list';
import type { ChoiceOfPaper, FieldOfPaper, ReadDocument } from '../../../../lib/api/api-types';
import { PAPER_KIND_LABELS, paperLabel, paperValue } from '../../../../lib/format/paper-words';
import type { Chosen } from './paper-values';

const where = ({ page, line, said }: Pick<ChoiceOfPaper, 'page' | 'line' | 'said'>): string =>
  `page ${page}, line ${line}: ${said}`;

interface ReadFieldsProps {
  paper: ReadDocument;
  chosen: Chosen;
  /** Which of several loads is meant, from 0. */
  loadAt: number | null;
  onLoad: (at: number) => void;
  onChoose: (name: string, choice: ChoiceOfPaper) => void;
}

/** What was read of a paper, each with the line that says it; where it says two things, one is chosen. */
export function ReadFields({ paper, chosen, loadAt, onLoad, onChoose }: ReadFieldsProps) {
  const choices = (field: FieldOfPaper) => (
    <Box role="group" aria-label={paperLabel(field.name)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {field.choices.map((choice) => (
        <Button
          key={`${choice.value} ${choice.currency ?? ''} ${choice.line}`}
          size="small"
          variant={chosen[field.name] === choice ? 'contained' : 'outlined'}
          aria-pressed={chosen[field.name] === choice}
          title={where(choice)}
          onClick={() => onChoose(field.name, choice)}
        >
          {paperValue(choice)}
        </Button>
      ))}
    </Box>
  );
  const said = (field: FieldOfPaper) => (
    <span title={where(field)}>
      {paperValue({ ...field, value: field.value ?? '' })}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
        page {field.page}, line {field.line}
        {field.source === 'ocr' && ', from a picture'}
      </Typography>
    </span>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <DetailList
        details={[
          ['Paper', PAPER_KIND_LABELS[paper.kind]],
          ...[...paper.fields, ...paper.terms].map(
            (field) => [paperLabel(field.name), field.choices.length > 0 ? choices(field) : said(field)] as const,
          ),
        ]}
      />
      {paper.loads.length > 0 && paper.kind !== 'remittance' && (
        <Box role="group" aria-label="Loads of this paper" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {paper.loads.map(({ fields }, at) => (
            <Button
              key={at}
              size="small"
              variant={loadAt === at ? 'contained' : 'outlined'}
              aria-pressed={loadAt === at}
              onClick={() => onLoad(at)}
            >
              {fields.find(({ name }) => name === 'loadNumber')?.value ?? `Load ${at + 1}`}
            </Button>
          ))}
        </Box>
      )}
      {[...paper.warnings, ...paper.findings.map(({ sentence }) => sentence)].map((sentence) => (
        <Typography key={sentence} role="note">
          {sentence}
        </Typography>
      ))}
      {paper.kind === 'unknown' && (
        <Typography
          component="pre"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }}
        >
          {paper.text}
        </Typography>
      )}
    </Box>
  );
}
