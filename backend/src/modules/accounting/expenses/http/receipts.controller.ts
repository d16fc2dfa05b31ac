import { Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { mistake } from '../../../../platform/fields/check';
import { published } from '../../../../platform/fields/schema';
import { listOf, object, oneOf, Shown, TEXT } from '../../../../platform/fields/shown';
import { readText, UnreadableText } from '../../../../platform/infrastructure/file-text/read-text';
import { Route } from '../../../../platform/web/routes/route';
import { mimeTypeOf } from '../../../../platform/web/uploads/kept-file';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { Firm } from '../../../administration/settings';
import { proposalOf, type Proposed } from '../domain/receipt-proposal';

const NAMES = ['category', 'amount', 'vendor', 'expenseDate', 'gallons', 'jurisdiction'] as const;
const MOST_BYTES = 25 * 1024 * 1024;
const READABLE: Readonly<Record<string, 'pdf' | 'image'>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
};

@published('ProposedField')
class ProposedField implements Proposed {
  @Shown(oneOf(NAMES)) name: Proposed['name'];
  @Shown(TEXT) value: string;
  @Shown(oneOf(['high', 'low'])) confidence: Proposed['confidence'];
}
@published('ReadReceipt')
class ReadReceipt {
  @Shown(listOf(object(() => ProposedField))) fields: ProposedField[];
  @Shown(TEXT) text: string;
}

@Controller('api/expenses')
export class ReceiptsController {
  constructor(private readonly firm: Firm) {}

  /** Only reads the receipt: stores no file and adds no expense. */
  @Post('read-receipt')
  @Route({
    allow: ['expenses.write', 'driver.write'],
    summary: 'What the text of a receipt proposes for an expense (multipart, field file)',
    answer: ReadReceipt,
    limit: { points: 30, seconds: 60 },
  })
  read(@Req() request: Request): Promise<ReadReceipt> {
    const how = {
      field: 'file',
      mostBytes: MOST_BYTES,
      tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
    };
    return receiveUpload(request, how, async ({ file }) => {
      if (!file || file.size === 0) throw mistake('file', 'Please select a file.');
      const kind = READABLE[await mimeTypeOf(file, ['pdf', 'jpg', 'png'])];
      if (!kind) throw mistake('file', 'Receipt: please send a PDF, JPG or PNG.');
      return readingOf(file.path, kind, await this.firm.today());
    });
  }
}

/**
 * Reads the text of the file and works out the proposal in the reading process, so that a large or malicious file
 * cannot slow down this one.
 */
const readingOf = async (place: string, kind: 'pdf' | 'image', today: string): Promise<ReadReceipt> => {
  const making = { file: require.resolve('../domain/receipt-proposal'), name: proposalOf.name, given: [today] };
  try {
    const { text, made } = await readText<readonly Proposed[]>(place, kind, making);
    return { text, fields: [...made] };
  } catch (error) {
    throw error instanceof UnreadableText ? mistake('file', error.message) : error;
  }
};
